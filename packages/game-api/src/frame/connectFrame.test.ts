import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INIT } from "../../testing/init.ts";
import { connectFrame, READY_MS, SILENT_MS, type FrameEnd, type FrameLink } from "./connectFrame.ts";
import { readShellMessage, writeMessage, type GameMessage, type ShellMessage } from "./messages.ts";

const ORIGIN = "https://spil.polar.example";

interface Posted {
  readonly text: string;
  readonly to: string;
  readonly port: MessagePort;
}

/** A window of the shell with a frame in it, as far as a link can tell. */
function stage(init: () => Promise<typeof INIT> = () => Promise.resolve(INIT)) {
  const page = new EventTarget();
  const posted: Posted[] = [];
  const frame = {
    postMessage: (text: string, to: string, [port]: [MessagePort]) => void posted.push({ text, to, port }),
  };
  const heard: GameMessage[] = [];
  const ends: FrameEnd[] = [];
  let time = 0;
  const link: FrameLink = connectFrame({
    // A window's listeners get its own events; those of a test are all of "message".
    page: page as Window,
    frame: () => frame as unknown as Window,
    origin: ORIGIN,
    init: vi.fn(init),
    onConnected: vi.fn(),
    onMessage: (message) => heard.push(message),
    onEnd: (why) => ends.push(why),
    now: () => time,
  });
  /** A message to the window, from the frame unless told otherwise. */
  const post = (data: unknown, from: { readonly source?: unknown; readonly origin?: string } = {}) => {
    const event = new Event("message");
    Object.assign(event, { data, source: frame, origin: ORIGIN, ...from });
    page.dispatchEvent(event);
  };
  const said: ShellMessage[] = [];
  /** The game is ready and has its port. */
  const connected = async () => {
    post(READY);
    await vi.waitFor(() => expect(posted).toHaveLength(1));
    const port = posted[0]?.port;
    if (!port) throw new Error("The frame got no port.");
    port.addEventListener("message", ({ data }) => {
      const read = readShellMessage(data);
      if (read.kind === "message") said.push(read.message);
    });
    port.start();
    return port;
  };
  return {
    ...{ link, post, posted, heard, ends, said, connected },
    pass: (ms: number) => {
      time += ms;
      vi.advanceTimersByTime(ms);
    },
  };
}
const READY = writeMessage({ type: "ready", protocol: 1, capabilities: [] });
const ended = writeMessage({ type: "round-ended", roundId: "r-1" });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => vi.useRealTimers());

describe("the handshake with a studio's frame", () => {
  it("gives port and token once, to the studio's origin alone (games attack 3)", async () => {
    const { connected, posted, post, link } = stage();
    await connected();
    expect(posted[0]?.to).toBe(ORIGIN);
    expect(readShellMessage(posted[0]?.text)).toEqual({
      kind: "message",
      message: { type: "init", ...INIT },
    });
    post(READY);
    post(READY);
    await Promise.resolve();
    expect([posted.length, link.ignored()]).toEqual([1, 2]);
    link.close();
  });

  it.each([
    ["another window", { source: {} }],
    ["no window", { source: null }],
    ["another origin", { origin: "https://evil.example" }],
    ["the same host by another scheme", { origin: "http://spil.polar.example" }],
    ["an origin that begins like it", { origin: "https://spil.polar.example.evil.example" }],
    ["a sandboxed document", { origin: "null" }],
  ])("is not begun by %s (games attack 3)", async (_, from) => {
    const { post, posted, link } = stage();
    post(READY, from);
    await new Promise((resolve) => setTimeout(resolve));
    expect(posted).toEqual([]);
    link.close();
  });

  it.each([
    ["an object", { type: "ready", protocol: 1, capabilities: [] }],
    ["another version", '{"v":2,"type":"ready","protocol":1,"capabilities":[]}'],
    ["no protocol", '{"v":1,"type":"ready","capabilities":[]}'],
    ["inherited fields", '{"v":1,"type":"ready","__proto__":{"protocol":1,"capabilities":[]}}'],
    ["a result", ended],
    ["broken text", '{"v":1,'],
  ])("is not begun by %s, which is counted (games attack 3)", async (_, data) => {
    const { post, posted, link } = stage();
    post(data);
    await new Promise((resolve) => setTimeout(resolve));
    expect([posted.length, link.ignored()]).toEqual([0, 1]);
    link.close();
  });

  it("ends when there is no token, and when the game never says that it is ready", async () => {
    const refused = stage(() => Promise.reject(new Error("no")));
    refused.post(READY);
    await vi.waitFor(() => expect(refused.ends).toEqual(["no-init"]));
    const silent = stage();
    silent.pass(READY_MS - 1);
    expect(silent.ends).toEqual([]);
    silent.pass(5_000);
    expect(silent.ends).toEqual(["silent"]);
  });
});

describe("a studio's messages", () => {
  it("are heard by the port alone, and only fields of their type (games attack 3)", async () => {
    const { connected, post, heard, link } = stage();
    const port = await connected();
    post(ended);
    port.postMessage('{"v":1,"type":"round-ended","roundId":"r-1","win":1000000000,"__proto__":{"x":1}}');
    await vi.waitFor(() => expect(heard).toEqual([{ type: "round-ended", roundId: "r-1" }]));
    expect(link.ignored()).toBe(1);
    link.close();
  });

  it.each([
    ["a balance of the game's own", '{"v":1,"type":"balance","ore":1000000000,"seq":99}'],
    ["an address to go to", '{"v":1,"type":"open","url":"https://evil.example"}'],
    ["a place that is none", '{"v":1,"type":"open","place":"https://evil.example"}'],
    ["a type of every object", '{"v":1,"type":"constructor"}'],
    ["a round without an id", '{"v":1,"type":"round-started"}'],
    ["an id with markup", '{"v":1,"type":"round-started","roundId":"<b>"}'],
    ["a list", "[]"],
    ["a number", 42],
    ["an object", { v: 1, type: "closed" }],
  ])("change nothing when they are %s (games attack 3)", async (_, data) => {
    const { connected, heard, ends, link } = stage();
    const port = await connected();
    port.postMessage(data);
    await vi.waitFor(() => expect(link.ignored()).toBe(1));
    expect([heard, ends]).toEqual([[], []]);
    link.close();
  });

  it("close the port when there are more than 20 within a second (games attack 3)", async () => {
    const { connected, heard, ends, pass } = stage();
    const port = await connected();
    for (let sent = 0; sent < 19; sent += 1) port.postMessage(ended);
    await vi.waitFor(() => expect(heard).toHaveLength(19));
    pass(1_001);
    for (let sent = 0; sent < 1_000; sent += 1) port.postMessage(ended);
    await vi.waitFor(() => expect(ends).toEqual(["misbehaved"]));
    expect(heard).toHaveLength(39);
  });

  it("close the line when they flood the window instead, or are longer than 4 KB (games attack 3)", async () => {
    const flood = stage();
    for (let sent = 0; sent < 1_000; sent += 1) flood.post("{}");
    expect(flood.ends).toEqual(["misbehaved"]);
    const long = stage();
    const port = await long.connected();
    port.postMessage(`{"v":1,"type":"closed","x":"${"x".repeat(1024 * 1024)}"}`);
    await vi.waitFor(() => expect(long.ends).toEqual(["misbehaved"]));
    expect(long.heard).toEqual([]);
  });

  it("that come after the stop only end the round or the game (games attack 3)", async () => {
    const { connected, heard, ends, link, said } = stage();
    const port = await connected();
    link.stop("limit-reached", true);
    for (const message of [
      { type: "round-started", roundId: "r-2" },
      { type: "open", place: "cashier" },
      { type: "fullscreen-asked" },
      { type: "round-ended", roundId: "r-1" },
      { type: "closed" },
    ] as const) {
      port.postMessage(writeMessage(message));
    }
    await vi.waitFor(() => expect(ends).toEqual(["closed"]));
    expect(heard.map(({ type }) => type)).toEqual(["round-ended", "closed"]);
    expect(said).toContainEqual({ type: "stop", reason: "limit-reached", finishRound: true });
    link.send({ type: "resume" });
  });
});

describe("a studio's silence", () => {
  it("ends the line after 10 s without any answer to a ping", async () => {
    const { connected, ends, pass, said } = stage();
    const port = await connected();
    pass(5_000);
    await vi.waitFor(() => expect(said).toContainEqual({ type: "ping", n: 1 }));
    port.postMessage(writeMessage({ type: "pong", n: 1 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    pass(5_000);
    expect(ends).toEqual([]);
    pass(SILENT_MS);
    expect(ends).toEqual(["silent"]);
  });
});
