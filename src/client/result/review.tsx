import { type ReactElement, useEffect, useState } from "react";
import { useTable } from "../kit/table-context.ts";
import { host } from "../worker/index.ts";
import type { Remark } from "../worker/scene.ts";

/** What was strong and what was a slip, with a way to look at it. */
export function Review({ id, way }: { readonly id: string; readonly way: string }): ReactElement | null {
  const { say, name } = useTable();
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  useEffect(() => {
    void host().review(id).then(setRemarks);
  }, [id]);
  if (remarks.length === 0) return null;
  return (
    <section className="review">
      <h3>{name("result.review")}</h3>
      <ul>
        {remarks.map(({ step, text }) => (
          <li key={text.id}>
            <a href={`#${way}/replay/${step}`}>{say(text)}</a>
          </li>
        ))}
      </ul>
      <p className="field-about">{name("result.review-about")}</p>
    </section>
  );
}
