import { type ReactElement, useEffect, useState } from "react";
import { useTable } from "../kit/table-context.ts";
import { host } from "../worker/index.ts";
import type { Review as Found } from "../worker/scene.ts";

/** Where turns were lost, with a way to look at each. */
export function Review({ id, way }: { readonly id: string; readonly way: string }): ReactElement | null {
  const { say, name } = useTable();
  const [review, setReview] = useState<Found | "asked" | undefined>("asked");
  useEffect(() => {
    void host().review(id).then(setReview);
  }, [id]);
  if (review === undefined || (review !== "asked" && review.turns === 0)) return null;
  return (
    <section className="review">
      <h3>{name("result.review")}</h3>
      {review === "asked" ? (
        <p>{name("result.reviewing")}</p>
      ) : (
        <>
          {review.remarks.length === 0 && <p>{name("result.no-slips")}</p>}
          <ul>
            {review.remarks.map(({ step, when, text }) => (
              <li key={step}>
                <a href={`#${way}/replay/${step}`}>{say(text)}</a>
                {when !== undefined && <small>{say(when)}</small>}
              </li>
            ))}
          </ul>
          <p className="field-about">{say({ id: "result.review-about", n: review.turns })}</p>
        </>
      )}
    </section>
  );
}
