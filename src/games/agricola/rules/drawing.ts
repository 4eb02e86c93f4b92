import { next } from "../../../table/agenda.ts";
import { turnOrder } from "../cards/hearing.ts";
import { inReach } from "../cards/payable.ts";
import type { AnswerTo, RulesFor } from "../moves.ts";
import { made } from "../moves.ts";
import { farmOf, type State } from "../state.ts";
import { note } from "../tasks.ts";
import { receive } from "./goods.ts";

/** What whoever guesses right gets from the artist. */
const REWARD = { food: 2 };

/** A player is drawn, the others guess in turn who it is, and the artist says whether that is right. (AG-319) */
export const drawingRules: RulesFor<"sketch" | "guess" | "judge" | "handOver"> = {
  // Our ruling: only who could pay the reward draws.
  sketch: {
    can: (state, { seat }) => state.seats > 1 && inReach(state, seat, REWARD),
    moves: (state, { seat }) =>
      others(state, seat).map((subject): AnswerTo<"sketch"> => made({ type: "sketch", subject })),
    apply(state, { seat, by }, { subject }) {
      const [first, ...guessers] = turnOrder(state, state.startingPlayer).filter((other) => other !== seat);
      next(state, { kind: "guess", seat: first!, drawing: { artist: seat, subject, guessers, wrong: [], card: by! } });
    },
  },

  guess: {
    moves: (state, { drawing: { artist } }) =>
      others(state, artist).map((subject): AnswerTo<"guess"> => made({ type: "guess", subject })),
    apply: (state, { seat, drawing }, { subject }) =>
      next(state, { kind: "judge", seat: drawing.artist, drawing, guesser: seat, guess: subject }),
  },

  judge: {
    secret: true,
    moves: (_, { drawing: { subject }, guess }): AnswerTo<"judge">[] => [
      made({ type: "judge", isRight: subject === guess }),
    ],
    apply(state, { drawing, guesser, guess }, { isRight }) {
      const { artist, guessers, wrong, card } = drawing;
      state.shown++;
      if (isRight)
        next(
          state,
          { kind: "raise", seat: artist, price: REWARD },
          { kind: "handOver", seat: artist, to: guesser, food: REWARD.food },
          note(artist, card, 1),
        );
      else if (guessers.length > 0) {
        const rest = { ...drawing, guessers: guessers.slice(1), wrong: [...wrong, guess] };
        next(state, { kind: "guess", seat: guessers[0]!, drawing: rest });
      }
    },
  },

  /** Food goes from a seat to another, as far as it is there. */
  handOver: {
    run(state, { seat, to, food }) {
      const { goods } = farmOf(state, seat);
      const given = Math.min(food, goods.food);
      goods.food -= given;
      receive(state, to, { food: given }, {});
    },
  },
};

const others = ({ seats }: State, seat: number): number[] =>
  Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
