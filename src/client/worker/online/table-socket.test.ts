import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage } from "../../../protocol/messages.ts";
import { TableSocket } from "./table-socket.ts";

/** A socket that the test holds at its other end. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: { readonly type: string; readonly id?: string }[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose?.();
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const closed = vi.fn();
const heard: ServerMessage[] = [];
let socket: TableSocket;

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

/** The server lets us in. */
function welcomed(): FakeSocket {
  last().onopen?.();
  last().says({ type: "welcome" });
  return last();
}

const move = { type: "move", made: 0, move: {} } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  heard.length = 0;
  closed.mockReset();
  socket = new TableSocket("ws://table", {
    hello: () => ({ type: "hello", protocol: 1, lines: 0 }),
    hear: (message) => heard.push(message),
    changed: () => {},
    closed,
  });
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("hello is said first, and a move is sent when the server has welcomed us", () => {
  void socket.ask(move);
  last().onopen?.();
  expect(last().sent.map(({ type }) => type)).toEqual(["hello"]);
  last().says({ type: "welcome" });
  expect(last().sent.map(({ type }) => type)).toEqual(["hello", "move"]);
  expect(socket.isSending).toBe(true);
});

test("a move without an answer is sent again on the next connection, with the same id, and answered once", async () => {
  const first = welcomed();
  const answer = socket.ask(move);
  first.close();
  await vi.advanceTimersByTimeAsync(1);
  const second = welcomed();
  expect(second.sent.at(-1)).toEqual(first.sent.at(-1));
  second.says({ type: "done", id: second.sent.at(-1)?.id });
  second.says({ type: "done", id: second.sent.at(-1)?.id });
  expect(await answer).toBeUndefined();
  expect(socket.isSending).toBe(false);
});

test("what must not be done twice is not sent again: it is said to be lost", async () => {
  const first = welcomed();
  const answer = socket.ask({ type: "say", text: "hello" });
  first.close();
  expect(await answer).toBe("lost");
  await vi.advanceTimersByTimeAsync(1);
  expect(welcomed().sent.map(({ type }) => type)).toEqual(["hello"]);
});

test("a server that does not answer is asked less and less often", async () => {
  welcomed().close();
  const attempts = async (milliseconds: number) => {
    const before = FakeSocket.all.length;
    for (let i = 0; i < milliseconds; i += 50) {
      await vi.advanceTimersByTimeAsync(50);
      if (last().onclose !== undefined && FakeSocket.all.length > before) last().close();
    }
    return FakeSocket.all.length - before;
  };
  const soon = await attempts(4000);
  expect(soon).toBeGreaterThan(2);
  await attempts(20_000);
  expect(await attempts(4000)).toBeLessThan(soon);
});

test("a connection that is silent is given up", async () => {
  const first = welcomed();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(first.sent.at(-1)?.type).toBe("ping");
  await vi.advanceTimersByTimeAsync(8_001);
  expect(FakeSocket.all.length).toBe(2);
});

test("a server that restarts is come back to at once, one that does not want us is not", async () => {
  welcomed().says({ type: "closing", reason: "restart" });
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all.length).toBe(2);
  welcomed().says({ type: "closing", reason: "gone" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all.length).toBe(2);
  expect(closed).toHaveBeenCalledWith("gone");
});

test("what an older connection still says is not heard", async () => {
  const first = welcomed();
  socket.comeAgain();
  await vi.advanceTimersByTimeAsync(1);
  welcomed();
  heard.length = 0;
  first.says({ type: "table" });
  expect(heard).toEqual([]);
});
