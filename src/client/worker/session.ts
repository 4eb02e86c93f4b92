import type { BotFailure } from "../../bots/levels/standing-in.ts";
import { CHANCE, type Move, type Place, type Seat, type Viewer } from "../../table/game.ts";
import { same } from "../../table/json.ts";
import { type Lesson, scripted } from "../../table/lesson.ts";
import type { Match } from "../../table/match.ts";
import { isPlayers, type Player } from "../../table/match-file.ts";
import { type Message, quoted } from "../../table/messages.ts";
import type { GameModule, TextValues } from "../../table/module.ts";
import type { Options } from "../../table/options.ts";
import { proofOf } from "../../table/proof.ts";
import type { Origin } from "../storage/matches.ts";
import { answersItself, botAnswer } from "./answering.ts";
import type { BotAnswer, BotTurn } from "./bots.ts";
import { hintsFor } from "./hints.ts";
import { lessonShown } from "./lesson.ts";
import { LogBook } from "./log-book.ts";
import type { Hint, Pace, Past, Preview, Scene, Waiting } from "./scene.ts";
import { previewOf, sceneOf } from "./scene-of.ts";
import { Watched } from "./watched.ts";
import { whyNot } from "./why-not.ts";

type Listener = (scene: Scene) => void;

/** What belongs to a match beside its log. */
interface Besides {
  readonly origin: Origin;
  readonly lesson: Lesson | undefined;
}

/** A match being played on this device: who sits before the screen, whose turn it is, and the bots. */
export class Session {
  readonly id: string;
  #match: Match;
  readonly #module: GameModule;
  readonly #ruleValues: TextValues;
  readonly #changed: (match: Match, players: readonly Player[]) => void;
  /** Who sits where now; the match itself remembers who sat there when it began. */
  #players: readonly Player[];
  #pace: Pace;
  #listener: Listener | undefined;
  #sitting: Viewer;
  #book: LogBook;
  #undone: { seat: Seat; move: Move }[] = [];
  #revision = 0;
  /** What was offered at the latest revisions since the viewer's own last move: a click may come a little late. */
  #lately = new Map<number, readonly Move[]>();
  readonly #watched = new Watched();
  #mayDrive = false;
  #isDriving = false;
  #isHurried = false;
  #wake: () => void = () => {};
  #isClosed = false;
  /** Why the match cannot go on by itself; then the bots wait until somebody does something. */
  #failure: Message | undefined;
  /** How bots failed, for a report; simpler ones played for them. The person is told of the first until the next own move. */
  #botErrors: readonly string[] = [];
  #notice: Message | undefined;
  readonly #origin: Origin;

  /** The guided game that the match is. */
  readonly #lesson: Lesson | undefined;

  constructor(
    id: string,
    module: GameModule,
    match: Match,
    { origin, lesson }: Besides,
    pace: Pace,
    changed: (match: Match, players: readonly Player[]) => void,
  ) {
    this.id = id;
    this.#lesson = lesson;
    this.#origin = origin;
    this.#match = match;
    this.#players = origin.seating ?? match.players;
    this.#module = module;
    this.#ruleValues = module.rules.values?.(match.state.options, match.seats) ?? {};
    this.#pace = pace;
    this.#changed = changed;
    this.#sitting = this.#firstSitter();
    this.#book = new LogBook(match, module.telling);
  }

  /** Shows the match to a listener from now on, and lets the bots play. */
  watch(listener: Listener): void {
    this.#listener = listener;
    this.#book = new LogBook(this.match, this.#module.telling);
    this.#show();
    void this.#drive();
  }

  get match(): Match {
    return this.#match;
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  /** The match as another tab left it. */
  follow(match: Match, seating: readonly Player[] | undefined): void {
    this.#match = match;
    this.#players = seating ?? match.players;
    this.#book = new LogBook(match, this.#module.telling);
    this.#undone = [];
    this.#lately.clear();
    this.#sitting = this.#nextSitter();
    this.#show();
    void this.#drive();
  }

  /** From now on this tab lets the bots play. */
  drive(): void {
    this.#mayDrive = true;
    void this.#drive();
  }

  set pace(pace: Pace) {
    this.#pace = pace;
  }

  get viewer(): Viewer {
    return this.match.isOver ? "spectator" : this.#sitting;
  }

  close(): void {
    this.#isClosed = true;
    this.#listener = undefined;
  }

  /** The person of this seat now sits before the screen. */
  sit(seat: Seat): void {
    if (!this.#isPerson(seat)) return;
    this.#sitting = seat;
    this.#undone = [];
    this.#lately.clear();
    this.#carryOn();
  }

  /**
   * Others sit down, or bots take seats; the match goes on as it is. Whoever sat before the screen and gave up the seat has
   * seen the last of its secrets, and nobody else's are shown before the table was handed over.
   */
  reseat(players: readonly Player[]): Message | undefined {
    if (this.match.isOver) return { id: "over" };
    if (!isPlayers(players, this.match.seats)) return { id: "file-field", field: quoted("players") };
    this.#players = players;
    this.#undone = [];
    this.#lately.clear();
    this.#watched.startAnew();
    this.#moved();
    return undefined;
  }

  /** Plays one of the moves offered in the scene of that revision. */
  play(offer: number, revision: number): Message | undefined {
    const seat = this.#sitting;
    const offered = this.#lately.get(revision);
    if (seat === "spectator" || offered === undefined) return { id: "too-late" };
    const move = offered[offer];
    if (move === undefined) return { id: "not-offered" };
    const { reason: problem } = this.match.submit(seat, move);
    if (problem !== undefined) return problem;
    this.#notice = undefined;
    this.#undone = [];
    this.#lately.clear();
    this.#watched.startAnew();
    this.#moved();
    return undefined;
  }

  /** The position before a line of the log, as the viewer saw it. */
  past(line: number): Past {
    const view = this.match.viewAt(line, this.#sitting);
    return { view, actors: this.match.game.actors(view) };
  }

  /** Why the viewer cannot choose a place now. */
  whyNot(place: Place): Message | undefined {
    const seat = this.#sitting;
    return seat === "spectator" ? undefined : whyNot(this.#module, this.match.view(seat), seat, place, this.#waiting());
  }

  /** What an offered move would bring, on a copy of what the viewer knows. */
  preview(offer: number, revision = this.#revision): Preview | undefined {
    const seat = this.#sitting;
    const move = this.#lately.get(revision)?.[offer];
    if (seat === "spectator" || move === undefined) return undefined;
    const { moves, asides } = this.match.offer(seat);
    const isAside = !moves.some((other) => same(other, move));
    if (isAside && !asides.some((other) => same(other, move))) return undefined;
    return previewOf(this.#module, this.match.view(seat), seat, move, isAside);
  }

  undo(): void {
    const seat = this.#undoer();
    const ply = seat === undefined ? undefined : this.match.undoable(seat);
    if (seat === undefined || ply === undefined) return;
    const taken = this.match.stepsSeen(seat).filter((step) => step.seat === seat && step.ply >= ply && !step.forced);
    if (this.match.undo(seat).reason !== undefined) return;
    this.#undone.push(...taken.map(({ move }) => ({ seat, move })).reverse());
    this.#lately.clear();
    this.#watched.startAnew();
    this.#moved();
  }

  redo(): void {
    const next = this.#undone.pop();
    if (next === undefined) return;
    if (this.match.submit(next.seat, next.move).reason !== undefined) this.#undone = [];
    this.#lately.clear();
    this.#watched.startAnew();
    this.#moved();
  }

  order(order: Options | undefined): Message | undefined {
    if (this.#sitting === "spectator") return { id: "not-your-turn" };
    const { reason: problem } = this.match.setOrder(this.#sitting, order);
    if (problem === undefined) this.#moved();
    return problem;
  }

  /** The bots play on without pauses until a person is asked. */
  hurry(): void {
    this.#isHurried = true;
    this.#wake();
  }

  async hints(): Promise<readonly Hint[]> {
    const seat = this.#sitting;
    if (seat === "spectator" || !this.match.actors().includes(seat)) return [];
    return hintsFor(this.#module, this.match.view(seat), seat, this.match.offer(seat).moves);
  }

  /** Who may take back a move: whoever sits there, or who sat there before, as long as nobody has a secret. */
  #undoer(): Seat | undefined {
    const sitting = this.#sitting;
    if (sitting === "spectator") return undefined;
    if (this.match.undoable(sitting) !== undefined) return sitting;
    const others = this.#people().filter((seat) => seat !== sitting && this.match.undoable(seat) !== undefined);
    return others.find((seat) => !this.#hidesFrom(sitting, seat));
  }

  /** Ends the match here; everything is open then. */
  abort(): void {
    this.match.abort(this.#sitting === "spectator" ? CHANCE : this.#sitting);
    this.#moved();
  }

  #moved(): void {
    this.#failure = undefined;
    this.#sitting = this.#nextSitter();
    this.#carryOn();
  }

  #carryOn(): void {
    this.#show();
    this.#changed(this.#match, this.#players);
    void this.#drive();
  }

  #isPerson(seat: Seat): boolean {
    return seat !== CHANCE && this.#players[seat]?.bot === undefined;
  }

  #people(): readonly Seat[] {
    return Array.from({ length: this.match.seats }, (_, seat) => seat).filter((seat) => this.#isPerson(seat));
  }

  #askedPerson(): Seat | undefined {
    return this.match.actors().find((seat) => this.#isPerson(seat));
  }

  #firstSitter(): Viewer {
    const people = this.#people();
    if (people.length <= 1) return people[0] ?? "spectator";
    const asked = this.#askedPerson();
    return asked !== undefined && !this.#hidesFrom("spectator", asked) ? asked : "spectator";
  }

  /** Who may see the screen after a move: whoever sat there, until another person is asked. */
  #nextSitter(): Viewer {
    const sitting = this.#sitting === "spectator" || this.#isPerson(this.#sitting) ? this.#sitting : "spectator";
    if (this.match.isOver) return sitting;
    const asked = this.#askedPerson();
    if (asked === undefined || asked === sitting) return sitting;
    if (sitting !== "spectator" && this.match.actors().includes(sitting)) return sitting;
    return this.#hidesFrom(sitting, asked) ? "spectator" : asked;
  }

  /** Whether one of the two knows something the other may not. */
  #hidesFrom(one: Viewer, other: Seat): boolean {
    if (this.#pace.alwaysHandOver) return true;
    const open = this.match.view("spectator");
    return !same(this.match.view(one), open) || !same(this.match.view(other), open);
  }

  #waiting(): Waiting {
    if (this.match.isOver) return { for: "nobody" };
    const actors = this.match.actors();
    if (this.#sitting !== "spectator" && actors.includes(this.#sitting)) return { for: "viewer" };
    const asked = this.#askedPerson();
    if (asked !== undefined) return { for: "hand-over", seat: asked };
    return { for: "bot", seat: actors[0] ?? CHANCE };
  }

  #offered(): readonly Move[] {
    if (this.#sitting === "spectator") return [];
    const { moves, asides } = this.match.offer(this.#sitting);
    return asides.length === 0 ? moves : [...moves, ...asides];
  }

  #show(): void {
    this.#revision++;
    this.#lately.set(this.#revision, this.#offered());
    this.#lately.delete(this.#revision - LATE);
    this.#watched.shown();
    this.#listener?.(this.#scene());
  }

  #scene(): Scene {
    const viewer = this.#sitting;
    const waiting = this.#waiting();
    const seat = viewer === "spectator" ? undefined : viewer;
    const offer = seat === undefined ? { moves: [], asides: [] } : this.match.offer(seat);
    const lesson = this.#lesson && lessonShown(this.#lesson, this.match, [...offer.moves, ...offer.asides]);
    // Whoever is guided shall read first.
    const isGuided = lesson?.going === "by-script";
    return {
      ...sceneOf({ module: this.#module, viewer, view: this.match.view(viewer), waiting, ...offer }),
      id: this.id,
      way: `/match/${this.id}`,
      players: this.#players,
      revision: this.#revision,
      actors: this.match.actors(),
      ruleValues: this.#ruleValues,
      answersItself:
        !isGuided && seat !== undefined && waiting.for === "viewer" && answersItself(this.match, seat, this.#players),
      log: this.#book.tell(viewer),
      undo: this.#undoer() !== undefined,
      redo: this.#undone.length > 0,
      order: seat === undefined ? undefined : this.match.orders[seat],
      result: this.match.result(),
      isAborted: this.match.isAborted,
      deal: { commitment: this.match.deal?.hash, proof: proofOf(this.match, this.#origin.noted) },
      failure: this.#failure,
      notice: this.#notice,
      botErrors: this.#botErrors,
      lesson,
      campaign: this.#origin.campaign,
    };
  }

  #turn(bot: string, seat: Seat) {
    const { moves } = this.match.offer(seat);
    const memory = `${this.id}/${seat}/${bot}`;
    return { game: this.#module.game.id, bot, view: this.match.view(seat), seat, moves, memory };
  }

  /** Lets bots play while they are asked; a person who is asked at the same time is not kept waiting. */
  async #drive(): Promise<void> {
    if (this.#isDriving) return;
    this.#isDriving = true;
    let last: Seat | undefined;
    try {
      for (let seat = this.#nextBot(); seat !== undefined && !this.#isClosed; seat = this.#nextBot()) {
        const before = this.match.log.length;
        const match = this.#match;
        if (this.#people().length === 0 && seat !== last) this.#watched.startAnew();
        last = seat;
        const pause = this.#isHurried ? 0 : this.#watched.pauseBefore(seat, this.#pace.bots);
        const turn = this.#turn(this.#players[seat]?.bot ?? "greedy", seat);
        const isSecret = this.#module.game.isSecret?.(this.match.state, seat) === true;
        const { choice, failures } = await this.#answer(turn, isSecret, this.#rest(pause));
        if (this.#isClosed || this.#match !== match || this.match.log.length !== before) continue;
        // Meanwhile a person or another bot may have taken the seat.
        if (this.#players[seat]?.bot !== turn.bot) continue;
        this.#note(seat, failures);
        const { reason } = this.match.submit(seat, turn.moves[choice]);
        if (reason !== undefined) throw new Error(`the bot ${turn.bot} was refused: ${reason.id}`);
        if (this.#nextBot() === seat && this.#watched.isBrief(seat, pause)) continue;
        this.#moved();
      }
    } catch (error) {
      this.#note(undefined, [
        { bot: "", error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
      ]);
      this.#failure = { id: "bot-failed" };
      this.#show();
    } finally {
      this.#isDriving = false;
      if (this.#askedPerson() !== undefined) this.#isHurried = false;
    }
  }

  /** A bot's move: in a guided game the one of the script, while that goes on. */
  async #answer(turn: Omit<BotTurn, "luck">, isSecret: boolean, pause: Promise<void>): Promise<BotAnswer> {
    const next = this.#lesson && scripted(this.#lesson, this.match, turn.seat);
    const index = next === undefined ? -1 : turn.moves.findIndex((move) => same(move, next));
    if (index < 0) return botAnswer(turn, isSecret, pause);
    await pause;
    return { choice: index, failures: [] };
  }

  /** Keeps how bots failed; the first time whoever sits there is told. */
  #note(seat: Seat | undefined, failures: readonly BotFailure[]): void {
    if (failures.length === 0) return;
    if (this.#botErrors.length === 0 && seat !== undefined) this.#notice = { id: "bot-stood-in", seat };
    const { game, options, seats, state } = this.match;
    const about = `${game.id}, rules ${state.version}, ${seats} seats, ${JSON.stringify(options)}`;
    const reports = failures.map(({ bot, error }) => `${about}\n${bot}: ${error}`);
    this.#botErrors = [...this.#botErrors, ...reports].slice(0, MOST_ERRORS);
  }

  /** A pause that ends at once when somebody is in a hurry. */
  #rest(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      setTimeout(done, milliseconds);
    });
  }

  #nextBot(): Seat | undefined {
    if (this.#listener === undefined || !this.#mayDrive || this.#failure !== undefined) return undefined;
    return this.match.actors().find((seat) => seat !== CHANCE && !this.#isPerson(seat));
  }
}

/** How many errors of bots are kept for a report. */
const MOST_ERRORS = 10;

/** How many revisions a click may come late. */
const LATE = 8;
