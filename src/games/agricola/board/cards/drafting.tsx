import type { ReactElement } from "react";
import { useTable } from "../../../../client/board.ts";
import { taskOf } from "../../../../table/agenda.ts";
import type { Seat } from "../../../../table/game.ts";
import type { TaskOf } from "../../agenda.ts";
import { type HandCardId, type HandKind, printed } from "../../cards/decks/index.ts";
import { dealOf } from "../../hands/deals.ts";
import { isHidden } from "../../hands/held.ts";
import { cardsLeft, packBefore, stepOf } from "../../hands/packs.ts";
import type { State } from "../../state.ts";
import { CardPlace, CardRow } from "./card-place.tsx";

interface DraftingProps {
  readonly view: State;
  readonly seat: Seat;
}

/** The pack before a seat, which pick it is and where the rest goes; beside it the pack of the other kind, if both go round. */
export function DraftingTable({ view, seat }: DraftingProps): ReactElement | null {
  const { say, name } = useTable();
  const deal = dealOf(view);
  const task = taskOf(view, seat);
  const draft = task?.kind === "draft" ? (task as TaskOf<"draft">) : undefined;
  if (deal.keeps === undefined) return null;
  const passed = passedOn(view, seat, draft);
  return (
    <section className="drafting" aria-label={name("board.draft")}>
      <h3>{name("board.draft")}</h3>
      {draft === undefined ? (
        <p className="quiet-note">{name("board.draft-wait")}</p>
      ) : (
        <>
          <p>{say(pickText(view, seat, draft))}</p>
          <Pack view={view} seat={seat} kind={draft.cards} isAsked />
          {deal.bothAtOnce && draft.cards === "occupation" && <Pack view={view} seat={seat} kind="minor" />}
        </>
      )}
      {passed.length > 0 && (
        <details>
          <summary>{name("board.draft-passed")}</summary>
          <p className="card-chips">
            {passed.map((card) => (
              <span key={card} className="card-chip" data-explain={card} data-kind={printed[card].kind}>
                {name(card)}
              </span>
            ))}
          </p>
        </details>
      )}
    </section>
  );
}

function pickText(view: State, seat: Seat, { cards, count }: TaskOf<"draft">) {
  const { keeps = [], size } = dealOf(view);
  const step = stepOf(view, cards);
  const kept = keeps.reduce((sum, n) => sum + n, 0);
  const isLast = step === keeps.length - 1 && kept < size[cards];
  const values = { n: step + 1, all: keeps.length, count };
  return isLast
    ? { id: "board.draft-last", ...values }
    : { id: "board.draft-pick", ...values, seat: (seat + 1) % view.seats };
}

interface PackProps extends DraftingProps {
  readonly kind: HandKind;
  readonly isAsked?: boolean;
}

function Pack({ view, seat, kind, isAsked = false }: PackProps): ReactElement {
  const { say, name } = useTable();
  const left = cardsLeft(view, packBefore(view, kind, seat, stepOf(view, kind))).filter((card) => !isHidden(card));
  return (
    <div className="hand-kind" data-waits={!isAsked || undefined}>
      <h4>{say({ id: "board.draft-pack", cards: `${kind}.many` })}</h4>
      <CardRow label={name(`${kind}.many`)}>
        {left.map((card) => (
          <CardPlace key={card} id={`pack/${card}`} label={say({ id: "board.pack-card", card })} card={card} />
        ))}
      </CardRow>
    </div>
  );
}

/** Cards of packs that the seat saw, does not hold and does not see now. */
function passedOn(view: State, seat: Seat, draft: TaskOf<"draft"> | undefined): readonly HandCardId[] {
  const { packs, held } = view.hands!;
  const now =
    draft === undefined ? [] : cardsLeft(view, packBefore(view, draft.cards, seat, stepOf(view, draft.cards)));
  return packs.filter(
    (card): card is HandCardId =>
      card !== null && !isHidden(card) && !held[seat]!.includes(card) && !now.includes(card),
  );
}
