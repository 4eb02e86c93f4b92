import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket, WebSocketServer } from "ws";
import type { Random } from "../../src/table/random.ts";

/** How bad a line is: of a hundred messages, so many come twice, late, or break it; and how late at most, in milliseconds. */
export interface Roughness {
  readonly doubled: number;
  readonly late: number;
  readonly cut: number;
  readonly delay: number;
}

/** A line between one browser and a server, which it crosses with the browser's cookie. */
export class RoughLine {
  readonly #http: HttpServer;
  readonly #sockets = new Set<WebSocket>();
  readonly #target: string;
  readonly #cookie: string;
  readonly #how: Roughness;
  readonly #random: Random;
  cuts = 0;

  private constructor(target: string, cookie: string, how: Roughness, random: Random) {
    this.#target = target;
    this.#cookie = cookie;
    this.#how = how;
    this.#random = random;
    this.#http = createServer();
    new WebSocketServer({ server: this.#http }).on("connection", (near) => this.#join(near));
  }

  static async open(target: string, cookie: string, how: Roughness, random: Random): Promise<RoughLine> {
    const line = new RoughLine(target, cookie, how, random);
    await new Promise<void>((resolve) => line.#http.listen(0, "127.0.0.1", resolve));
    return line;
  }

  get address(): string {
    return `ws://127.0.0.1:${(this.#http.address() as AddressInfo).port}/`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
    this.#http.close();
  }

  #join(near: WebSocket): void {
    const far = new WebSocket(this.#target, { headers: { cookie: this.#cookie } });
    const cut = () => {
      near.terminate();
      far.terminate();
    };
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on("close", cut);
      socket.on("error", cut);
    }
    const isOpen = new Promise<void>((resolve) => far.once("open", () => resolve()));
    near.on("message", (data) => void isOpen.then(() => this.#carry(String(data), far, cut)));
    // What a server says comes in order, though late.
    let last = Promise.resolve();
    far.on("message", (data) => {
      last = last.then(() => this.#wait()).then(() => this.#send(near, String(data)));
      if (this.#happens(this.#how.cut)) this.#cutWith(cut);
    });
  }

  /** What a browser says may come twice, after what it said later, or be the last that comes. */
  #carry(text: string, far: WebSocket, cut: () => void): void {
    const isHello = text.includes('"hello"');
    if (isHello || !this.#happens(this.#how.late)) this.#send(far, text);
    else void this.#wait().then(() => this.#send(far, text));
    if (!isHello && this.#happens(this.#how.doubled)) void this.#wait().then(() => this.#send(far, text));
    if (!isHello && this.#happens(this.#how.cut)) this.#cutWith(cut);
  }

  #cutWith(cut: () => void): void {
    this.cuts++;
    cut();
  }

  #send(socket: WebSocket, text: string): void {
    if (socket.readyState === socket.OPEN) socket.send(text);
  }

  #happens(inHundred: number): boolean {
    return this.#random.below(100) < inHundred;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#random.below(this.#how.delay)));
  }
}
