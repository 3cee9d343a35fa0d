import { describe, expect, it, vi } from "vitest";
import { INIT } from "../../testing/init.ts";
import { readGameMessage, writeMessage, type GameMessage } from "../frame/messages.ts";
import { connectToShell } from "./connectToShell.ts";

const BRAND = "https://www.fjord.example";
const INIT_MESSAGE = { type: "init", ...INIT } as const;

/** A game's window in a frame, as far as the client looks at it. */
function frameIn(referrer: string) {
  const page = new EventTarget();
  const posted: { readonly text: string; readonly to: string }[] = [];
  const parent = { postMessage: (text: string, to: string) => void posted.push({ text, to }) };
  Object.assign(page, { parent, document: { referrer } });
  const give = (text: string, from: Readonly<Record<string, unknown>> = {}) => {
    const channel = new MessageChannel();
    const heard: GameMessage[] = [];
    channel.port1.addEventListener("message", ({ data }) => {
      const read = readGameMessage(data);
      if (read.kind === "message") heard.push(read.message);
    });
    channel.port1.start();
    const event = new Event("message");
    Object.assign(event, { data: text, source: parent, origin: BRAND, ports: [channel.port2], ...from });
    page.dispatchEvent(event);
    return { heard, port: channel.port1 };
  };
  // What a window has besides, the client does not touch.
  return { page: page as Window, posted, give };
}

describe("a game in a page", () => {
  it("says that it is ready to a brand's page alone", () => {
    const { page, posted } = frameIn(`${BRAND}/`);
    connectToShell({ shells: [BRAND], page, onInit: vi.fn() });
    expect(posted.map(({ to }) => to)).toEqual([BRAND]);
    expect(readGameMessage(posted[0]?.text)).toMatchObject({ kind: "message", message: { type: "ready" } });
    for (const referrer of ["https://evil.example/", "", "https://www.fjord.example.evil.example/"]) {
      const other = frameIn(referrer);
      expect(() => connectToShell({ shells: [BRAND], page: other.page, onInit: vi.fn() })).toThrow(
        "not in a page",
      );
      expect(other.posted).toEqual([]);
    }
  });

  it("begins once, by the shell's own window and origin", () => {
    const { page, give } = frameIn(`${BRAND}/`);
    const onInit = vi.fn();
    connectToShell({ shells: [BRAND], page, onInit });
    give(writeMessage(INIT_MESSAGE), { source: {} });
    give(writeMessage(INIT_MESSAGE), { origin: "https://evil.example" });
    give(writeMessage(INIT_MESSAGE), { ports: [] });
    expect(onInit).not.toHaveBeenCalled();
    give(writeMessage(INIT_MESSAGE));
    give(writeMessage({ ...INIT_MESSAGE, token: "x".repeat(43) }));
    expect(onInit.mock.calls).toEqual([[INIT]]);
  });

  it("answers pings, takes no older balance, and is told to pause, go on and stop", async () => {
    const { page, give } = frameIn(`${BRAND}/`);
    const told: unknown[] = [];
    const shell = connectToShell({
      ...{ shells: [BRAND], page, onInit: vi.fn() },
      onBalance: (ore) => told.push(ore),
      onPause: (reason) => told.push(reason),
      onResume: () => told.push("resume"),
      onStop: (reason, finishRound) => told.push([reason, finishRound]),
    });
    const { port, heard } = give(writeMessage(INIT_MESSAGE));
    for (const message of [
      { type: "ping", n: 7 },
      { type: "balance", ore: 900, seq: 2 },
      { type: "balance", ore: 1_000, seq: 1 },
      { type: "pause", reason: "reality-check" },
      { type: "resume" },
      { type: "stop", reason: "restricted", finishRound: false },
    ] as const) {
      port.postMessage(writeMessage(message));
    }
    port.postMessage('{"v":1,"type":"something-later"}');
    await expect.poll(() => told).toEqual([900, "reality-check", "resume", ["restricted", false]]);
    shell.roundStarted("r-1");
    shell.roundEnded("r-1");
    shell.open("limits");
    await expect.poll(() => heard).toHaveLength(4);
    expect(heard).toEqual([
      { type: "pong", n: 7 },
      { type: "round-started", roundId: "r-1" },
      { type: "round-ended", roundId: "r-1" },
      { type: "open", place: "limits" },
    ]);
    port.close();
  });
});
