import type { Place, Seat } from "../../../table/game.ts";
import type { Player } from "../../../table/match-file.ts";
import type { Message } from "../../../table/messages.ts";
import type { Options } from "../../../table/options.ts";
import { Calls } from "../../online/calls.ts";
import { takeTurns } from "../../platform/tabs.ts";
import { Desk } from "../desk.ts";
import type { TableNews, Word } from "../online/table-news.ts";
import type { Hint, Pace, Past, Preview, Problem, Scene } from "../scene.ts";
import { Session } from "../session.ts";
import { campaigns } from "./campaigns.ts";
import { atServer, here, leave, onDevice } from "./here.ts";
import { moduleOf } from "./modules.ts";
import { problemOf, telling } from "./problems.ts";
import { restored, stored } from "./stored.ts";

/** What the page asks about the table that is open. */
export const tableHost = {
  /** Opens a match of this device and shows it from now on. */
  async open(id: string, pace: Pace, listener: (scene: Scene | Problem) => void): Promise<Problem | undefined> {
    leave();
    const ticket = here.asked;
    try {
      const { module, match, version, origin, lesson } = await stored(id);
      if (ticket !== here.asked) return undefined;
      const opened = new Session(id, module, match, { origin, lesson }, pace, (changed, players) => {
        desk.write(changed, players);
        const { campaign } = origin;
        if (changed.isOver && campaign !== undefined) void telling(async () => (await campaigns()).scene(campaign.id));
      });
      const desk = new Desk({
        id,
        version,
        origin,
        lesson,
        follow: (kept) => opened.follow(restored(module.game, kept), kept.seating),
        gone: () => listener({ problem: { id: "match-gone" } }),
      });
      const rest = takeTurns(id, () => opened.drive());
      here.session = opened;
      here.table = { desk, rest };
      opened.watch(listener);
      return undefined;
    } catch (error) {
      if (ticket === here.asked) leave();
      return problemOf(error);
    }
  },

  close: leave,

  /** Looks whether another tab has gone on with the match that is open. */
  look: (): void => here.table?.desk.look(),

  setPace(pace: Pace): void {
    if (here.session instanceof Session) here.session.pace = pace;
  },

  /** Plays an offered move; with `hold`, one that ends the turn only comes back as a preview. */
  async play(offer: number, revision: number, hold: boolean): Promise<Preview | Problem | undefined> {
    if (here.session === undefined) return undefined;
    if (hold) {
      const preview = here.session.preview(offer, revision);
      if (preview?.endsTurn) return preview;
    }
    const problem = await here.session.play(offer, revision);
    return problem === undefined ? undefined : { problem };
  },

  preview: (offer: number): Preview | undefined => here.session?.preview(offer),
  hints: async (): Promise<readonly Hint[]> => (await here.session?.hints()) ?? [],
  past: (line: number): Past | undefined => here.session?.past(line),
  whyNot: (place: Place): Message | undefined => here.session?.whyNot(place),
  undo: (): void => here.session?.undo(),
  redo: (): void => onDevice()?.redo(),
  sit: (seat: Seat): void => onDevice()?.sit(seat),
  hurry: (): void => onDevice()?.hurry(),
  abort: (): void => onDevice()?.abort(),
  reseat: (players: readonly Player[]): Message | undefined => onDevice()?.reseat(players),
  order: async (order: Options | undefined): Promise<Message | undefined> => here.session?.order(order),

  /** Comes to a table on the server at this address, and shows it from now on. */
  async openTable(address: string, id: string, listener: (news: Scene | TableNews | Problem) => void): Promise<void> {
    leave();
    const ticket = here.asked;
    const { OnlineSession } = await import("../online/online-session.ts");
    if (ticket === here.asked) here.session = new OnlineSession(id, new Calls(address), moduleOf, listener);
  },

  /** Says something to the table that is open, beside moves. */
  word: async (word: Word): Promise<Message | undefined> => atServer()?.word(word),
  dealAgain: async (): Promise<void> => atServer()?.dealAgain(),
  network: (isThere: boolean): void => atServer()?.network(isThere),
  readAgain: async (): Promise<void> => atServer()?.readAgain(),
};
