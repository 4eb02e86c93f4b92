import { Following } from "../../../protocol/following.ts";
import type { Said, ServerMessage, StepsSeen } from "../../../protocol/messages.ts";
import type { TableInfo } from "../../../protocol/table-info.ts";
import type { Move, Place, Seat, Table, Viewer } from "../../../table/game.ts";
import { same } from "../../../table/json.ts";
import { Match } from "../../../table/match.ts";
import type { Message } from "../../../table/messages.ts";
import type { GameModule, TextValues } from "../../../table/module.ts";
import type { Options } from "../../../table/options.ts";
import { type Proof, proofOf } from "../../../table/proof.ts";
import type { Calls } from "../../online/calls.ts";
import { playersAt } from "../../online/players-at.ts";
import { hintsFor } from "../hints.ts";
import { problemOf } from "../host/problems.ts";
import type { Hint, Past, Preview, Problem, Scene, Waiting } from "../scene.ts";
import { previewOf, sceneOf } from "../scene-of.ts";
import { whyNot } from "../why-not.ts";
import { ClockHands } from "./clock-hands.ts";
import { DealKeeper } from "./own-deal.ts";
import { isSameStory, type Shown } from "./same-story.ts";
import { SeenBook } from "./seen-book.ts";
import type { TableNews, Word } from "./table-news.ts";
import { type Refusal, TableSocket } from "./table-socket.ts";

type Listener = (news: Scene | TableNews | Problem) => void;

/** How many revisions a click may come late. */
const LATE = 8;

/** A table on a server: what its viewer may know, kept up to date, and the moves listed from it. */
export class OnlineSession {
  readonly id: string;
  readonly #calls: Calls;
  readonly #listener: Listener;
  readonly #loadModule: (game: string) => Promise<GameModule>;
  readonly #socket: TableSocket;
  readonly #deal: DealKeeper;
  readonly #clocks = new ClockHands();
  #following = new Following();
  #module: GameModule | undefined;
  #ruleValues: TextValues = {};
  #book: SeenBook | undefined;
  #said: readonly Said[] = [];
  /** What is heard is worked through in order; some of it takes a while. */
  #work: Promise<unknown> = Promise.resolve();
  #revision = 0;
  #lately = new Map<number, readonly Move[]>();
  #order: Options | undefined;
  #failure: Message | undefined;
  #match: Match | undefined;
  /** What we were shown of the match until it was over; nothing if we came later. */
  #shown: Shown | undefined;
  #isSameStory = true;

  constructor(id: string, calls: Calls, loadModule: (game: string) => Promise<GameModule>, listener: Listener) {
    this.id = id;
    this.#calls = calls;
    this.#loadModule = loadModule;
    this.#listener = listener;
    this.#deal = new DealKeeper(calls, id);
    this.#socket = new TableSocket(calls.socketOf(id), {
      hello: () => this.#following.hello,
      hear: (message) => this.#then(() => this.#hear(message)),
      changed: () => this.#tell(),
      closed: (reason) => listener({ problem: { id: `online.closed.${reason}` } }),
    });
    void this.#readChat();
  }

  /** The whole match, once it is over. */
  get match(): Match | undefined {
    return this.#match;
  }

  get viewer() {
    return this.#following.viewer;
  }

  close(): void {
    this.#socket.close();
  }

  /** Plays one of the moves offered in the scene of that revision; holds when the server has it. */
  async play(offer: number, revision: number): Promise<Message | undefined> {
    const move = this.#lately.get(revision)?.[offer];
    if (move === undefined) return { id: "too-late" };
    const { made } = this.#following;
    const message = { type: "move", made, move: move as unknown as Record<string, unknown> } as const;
    return said(await this.#socket.ask(message));
  }

  preview(offer: number, revision = this.#revision): Preview | undefined {
    const { view, viewer } = this.#following;
    const move = this.#lately.get(revision)?.[offer];
    if (this.#module === undefined || view === undefined || viewer === "spectator" || move === undefined)
      return undefined;
    const { moves, asides } = this.#offer(view, viewer);
    const isAside = !moves.some((other) => same(other, move));
    if (isAside && !asides.some((other) => same(other, move))) return undefined;
    return previewOf(this.#module, view, viewer, move, isAside);
  }

  /** The position before a line of the log, as the viewer saw it. */
  past(line: number): Past | undefined {
    const view = this.#book?.before(line);
    return view === undefined ? undefined : { view, actors: this.#module?.game.actors(view) ?? [] };
  }

  whyNot(place: Place): Message | undefined {
    const { view, viewer } = this.#following;
    if (this.#module === undefined || view === undefined || viewer === "spectator") return undefined;
    return whyNot(this.#module, view, viewer, place, this.#waiting());
  }

  async hints(): Promise<readonly Hint[]> {
    const { view, viewer, table } = this.#following;
    const module = this.#module;
    if (module === undefined || view === undefined || viewer === "spectator") return [];
    if (table?.asked.includes(viewer) !== true) return [];
    return hintsFor(module, view, viewer, this.#offer(view, viewer).moves);
  }

  /** Takes back our last choice; whoever would lose a move by it is asked. */
  undo(): void {
    void this.#socket.ask({ type: "undo" }).then((refusal) => this.#complain(refusal));
  }

  async order(order: Options | undefined): Promise<Message | undefined> {
    const refusal = await this.#socket.ask({ type: "order", order: order ?? null });
    if (refusal === undefined) {
      this.#order = order;
      this.#show();
    }
    return said(refusal);
  }

  async word(word: Word): Promise<Message | undefined> {
    return said(await this.#socket.ask(word));
  }

  /** Plays on with a further deal of this table, though an earlier one was given up. */
  async dealAgain(): Promise<void> {
    const { table } = this.#following;
    if (table !== undefined) this.#deal.accept(table);
    this.#then(async () => {
      await this.#followDeal();
      this.#tell();
    });
  }

  /** What we may have of the match as a file. */
  async file(): Promise<string> {
    return JSON.stringify(await this.#calls.get(`api/tables/${this.id}/file`));
  }

  /** Words of people who are not to be read any more, or again, are asked for anew. */
  async readAgain(): Promise<void> {
    this.#said = [];
    await this.#readChat();
    this.#socket.comeAgain();
  }

  network(isThere: boolean): void {
    this.#socket.network(isThere);
  }

  async #hear(message: ServerMessage): Promise<void> {
    if (message.type === "said") this.#hearWords([message.line]);
    else if (message.type === "steps") await this.#hearSteps(message);
    else if (message.type === "welcome") await this.#hearWelcome(message);
    else if (message.type === "table") await this.#hearTable(message);
  }

  async #hearTable(message: Extract<ServerMessage, { type: "table" }>): Promise<void> {
    this.#following.hear(message);
    this.#clocks.set(clocksAt(message.table), Date.now());
    await this.#followDeal();
    this.#tell();
  }

  async #hearWelcome(message: Extract<ServerMessage, { type: "welcome" }>): Promise<void> {
    const isNew = message.from < (this.#book?.lines ?? 0) || message.viewer !== this.#following.viewer;
    if (message.table.status === "over") this.#shown ??= this.#shownSoFar(message.viewer);
    this.#following.hear(message);
    this.#order = message.order;
    this.#clocks.set(clocksAt(message.table), Date.now());
    await this.#followDeal();
    if (message.view !== null) {
      await this.#open(message.table);
      if (isNew) this.#book?.clear();
      if (message.table.status === "over") await this.#readMatch();
      await this.#catchUp();
    }
    this.#show();
    this.#tell();
  }

  async #hearSteps(message: Extract<ServerMessage, { type: "steps" }>): Promise<void> {
    const { viewer } = this.#following;
    try {
      const followed = this.#following.hear(message);
      if (message.steps.some(({ seat }) => seat === viewer)) this.#lately.clear();
      this.#clocks.set(message.clocks ?? [], Date.now());
      if (this.#book?.add(message.from, followed) === false) await this.#catchUp();
    } catch {
      // What came does not fit what we know: everything is asked for anew.
      this.#following = new Following();
      this.#book?.clear();
      return this.#socket.comeAgain();
    }
    this.#failure = undefined;
    this.#show();
    this.#tell();
  }

  /** Asks what counts of the lines that we have not seen being made. */
  async #catchUp(): Promise<void> {
    const book = this.#book;
    const { table, log } = this.#following;
    if (book === undefined || table === undefined) return;
    for (let tries = 0; tries < 3 && book.lines < log.length; tries++) {
      const from = book.length;
      const steps = await this.#calls.get<StepsSeen>(`api/tables/${this.id}/steps/${from}`).catch(() => undefined);
      if (steps !== undefined) book.put(from, steps, table.agreed.options);
    }
  }

  async #open({ agreed }: TableInfo): Promise<void> {
    if (this.#module !== undefined) return;
    this.#module = await this.#loadModule(agreed.game);
    this.#ruleValues = this.#module.rules.values?.(agreed.options, agreed.seats) ?? {};
    this.#book = new SeenBook(this.#module);
  }

  /** After the end everything is open: the whole match is read and every line of it checked. */
  async #readMatch(): Promise<void> {
    if (this.#match !== undefined || this.#module === undefined) return;
    const file = await this.#calls.get(`api/tables/${this.id}/file`).catch(() => undefined);
    if (file === undefined) return;
    const match = Match.open(this.#module.game, file);
    this.#isSameStory = this.#shown === undefined || isSameStory(match, this.#shown);
    this.#match = match;
  }

  #shownSoFar(viewer: Viewer): Shown | undefined {
    const { log, view } = this.#following;
    if (log.length === 0 || viewer !== this.#following.viewer) return undefined;
    return { viewer, log: [...log], view };
  }

  async #followDeal(): Promise<void> {
    const { table, viewer } = this.#following;
    if (table === undefined) return;
    const number = await this.#deal.follow(table, viewer);
    if (number !== undefined) void this.#socket.ask({ type: "number", number });
  }

  async #readChat(): Promise<void> {
    const lines = await this.#calls.get<readonly Said[]>(`api/tables/${this.id}/chat`).catch(() => []);
    this.#hearWords(lines);
  }

  #hearWords(lines: readonly Said[]): void {
    const known = new Map([...this.#said, ...lines].map((line) => [line.id, line]));
    this.#said = [...known.values()].sort((a, b) => a.id - b.id);
    this.#tell();
  }

  #complain(refusal: Refusal | undefined): void {
    if (refusal === undefined) return;
    this.#failure = said(refusal);
    this.#show();
  }

  #tell(): void {
    const { table, viewer } = this.#following;
    if (table === undefined) return;
    const { isConnected, isSending } = this.#socket;
    const { left: clocks, at: clocksAt } = this.#clocks;
    const { shown } = this.#deal;
    const deal = this.#isSameStory ? shown : { ...shown, objection: { id: "deal-other-story" } };
    this.#listener({ table, viewer, isConnected, isSending, said: this.#said, deal, clocks, clocksAt });
  }

  #show(): void {
    const { view, viewer, table } = this.#following;
    if (view === undefined || table === undefined || this.#module === undefined || this.#book === undefined) return;
    this.#revision++;
    const waiting = this.#waiting();
    const offer = viewer === "spectator" ? { moves: [], asides: [] } : this.#offer(view, viewer);
    this.#lately.set(this.#revision, [...offer.moves, ...offer.asides]);
    this.#lately.delete(this.#revision - LATE);
    this.#listener({
      ...sceneOf({ module: this.#module, viewer, view, waiting, ...offer }),
      id: this.id,
      way: `/table/${this.id}`,
      players: playersAt(table),
      revision: this.#revision,
      actors: table.asked,
      ruleValues: this.#ruleValues,
      answersItself: false,
      log: this.#book.tell(),
      undo: viewer !== "spectator" && table.status === "playing" && this.#book.mayTakeBack(viewer, view),
      redo: false,
      order: this.#order,
      result: table.status === "over" ? this.#module.game.result(view) : undefined,
      isAborted: table.ending !== undefined,
      deal: {
        commitment: this.#deal.shown.noted ?? table.pledge?.hash,
        proof: this.#proof(table),
      },
      failure: this.#failure,
    });
  }

  #proof({ agreed }: TableInfo): Proof {
    const { noted, givenUp } = this.#deal.shown;
    if (this.#match !== undefined) {
      const proof = proofOf(this.#match, noted, givenUp);
      return this.#isSameStory || proof === "other-commitment" ? proof : "other-story";
    }
    return agreed.goesOnAfter === undefined ? "sealed" : "in-part";
  }

  #offer(view: Table, seat: Seat): { readonly moves: readonly Move[]; readonly asides: readonly Move[] } {
    const { table } = this.#following;
    const game = this.#module?.game;
    if (game === undefined || table?.status !== "playing" || table.seats[seat]?.isTakenOver)
      return { moves: [], asides: [] };
    return {
      moves: table.asked.includes(seat) ? game.moves(view, seat) : [],
      asides: game.asides?.(view, seat) ?? [],
    };
  }

  #waiting(): Waiting {
    const { table, viewer } = this.#following;
    if (table === undefined || table.status === "over") return { for: "nobody" };
    if (viewer !== "spectator" && table.asked.includes(viewer) && !table.seats[viewer]?.isTakenOver)
      return { for: "viewer" };
    return { for: "other", seat: table.asked[0] ?? -1 };
  }

  #then(act: () => Promise<void>): void {
    this.#work = this.#work.then(act).catch((error: unknown) => {
      this.#listener(problemOf(error));
    });
  }
}

const clocksAt = ({ seats }: TableInfo): readonly number[] =>
  seats.flatMap(({ clock }) => (clock === undefined ? [] : [clock]));

/** Why not, in a message. Most reasons are the table's own. */
function said(refusal: Refusal | undefined): Message | undefined {
  if (refusal === undefined) return undefined;
  return { id: OWN.has(refusal) ? refusal : `online.refused.${refusal}` };
}

const OWN: ReadonlySet<string> = new Set([
  "over",
  "not-your-turn",
  "too-late",
  "not-offered",
  "nothing-to-undo",
  "no-orders",
]);
