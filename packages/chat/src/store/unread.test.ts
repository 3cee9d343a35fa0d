import { describe, expect, it } from "vitest";
import { chatMessage } from "../../testing/chatMessage.ts";
import { EMPTY_ROOM } from "./chatSnapshot.ts";
import { unreadIn } from "./unread.ts";

const old = (id: string) => chatMessage({ id, delayed: true });
const own = chatMessage({ id: "own", isOwn: true });
const eva = chatMessage({ id: "eva", from: { nick: "Eva", occupantId: "eva", role: "player" } });
const round = chatMessage({ id: "round", kind: "round", from: undefined });
const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id);

describe("unreadIn", () => {
  it("has what others said after the newest message that was seen, told by the history or not", () => {
    const log = { ...EMPTY_ROOM, messages: [old("1"), old("2"), own, round, eva, chatMessage({ id: "3" })] };
    expect(ids(unreadIn(log, "1", []))).toEqual(["2", "eva", "3"]);
    expect(ids(unreadIn(log, "3", []))).toEqual([]);
  });

  it("has nothing of players whom the reader has hidden", () => {
    expect(ids(unreadIn({ ...EMPTY_ROOM, messages: [old("1"), eva] }, "1", ["Eva"]))).toEqual([]);
  });

  it("has only what was said since, where nothing was seen or it is kept no longer", () => {
    const log = { ...EMPTY_ROOM, messages: [old("1"), chatMessage({ id: "2" })] };
    expect(ids(unreadIn(log, undefined, []))).toEqual(["2"]);
    expect(ids(unreadIn(log, "gone", []))).toEqual(["2"]);
  });
});
