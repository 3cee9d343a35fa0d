import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { logOf, openRealChat, type RealChat, saidIn } from "../../testing/realChat.ts";
import type { SharedChat } from "../tabs/SharedChat.ts";

const HALL = "hall-a";
const SLOW = { timeout: 15_000 };
let real: RealChat;
beforeAll(async () => {
  real = await openRealChat();
});
afterAll(() => real[Symbol.asyncDispose]());

const isIn = (chat: SharedChat, room = HALL) =>
  vi.waitFor(() => expect(logOf(chat, room)).toMatchObject({ isJoined: true, isHistoryTold: true }), SLOW);
const isAt = (chat: SharedChat, at: string) =>
  vi.waitFor(() => expect(chat.snapshot().connection.at).toBe(at), SLOW);
const hears = (chat: SharedChat, text: string) =>
  vi.waitFor(() => expect(saidIn(chat, HALL)).toContain(text), SLOW);
const say = (chat: SharedChat, text: string) => chat.do({ do: "say", room: HALL, text });
const once = (chat: SharedChat, text: string) =>
  expect(saidIn(chat, HALL).filter((one) => one === text)).toEqual([text]);
let texts = 0;
const text = () => `besked ${(texts += 1)}`;

async function two() {
  const [anna, bo] = [await real.player(), await real.player()];
  const [here, there] = [anna.openPage(HALL), bo.openPage(HALL)];
  await Promise.all([isIn(here), isIn(there)]);
  return { anna, bo, here, there };
}

describe("players in a hall, on the real server", () => {
  it("are in the brand's room, the common one and the hall, and hear each other once (R4.16)", async () => {
    const { anna, here, there } = await two();
    await Promise.all([isIn(here, "fjord"), isIn(here, "globalroom")]);
    const said = text();
    say(here, said);
    await hears(there, said);
    await expect.poll(() => logOf(here, HALL).messages.at(-1)?.state).toBe("sent");
    once(here, said);
    const [message] = logOf(there, HALL).messages.filter((one) => one.text === said);
    expect(message).toMatchObject({ from: { nick: anna.who.name }, isOwn: false, delayed: false });
    there.do({ do: "react", room: HALL, id: message?.id ?? "", emoji: "🍀" });
    const answer = text();
    there.do({ do: "say", room: HALL, text: answer, replyTo: message?.id });
    await hears(here, answer);
    const own = () => logOf(here, HALL).messages.find((one) => one.text === said);
    await expect.poll(() => Object.values(own()?.reactions ?? {})).toEqual(["🍀"]);
    expect(logOf(here, HALL).messages.at(-1)).toMatchObject({ text: answer, replyTo: own()?.id });
  });

  it("read a line of theirs that waited once, as their own, when a moderator has let it through (R4.16)", async () => {
    const { anna, here, there } = await two();
    const mine = `måske ${text()}`;
    say(here, mine);
    await expect.poll(() => logOf(here, HALL).messages.at(-1)?.state).toBe("held");
    const events = () => real.stage.taker.events.filter((one) => one.type === "message");
    await expect.poll(() => events().find((one) => one.body === mine)?.state).toBe("held");
    const {
      id,
      name: nick,
      domain,
    } = { ...anna.who, id: events().find((one) => one.body === mine)?.id ?? "" };
    const line = { id, nick, domain, room: HALL, chatId: anna.who.id, body: mine };
    await real.stage.server.order({ do: "release", ...line });
    await hears(there, mine);
    await expect.poll(() => logOf(here, HALL).messages.at(-1)?.state).toBe("sent");
    once(here, mine);
    expect(logOf(here, HALL).messages.at(-1)).toMatchObject({ text: mine, isOwn: true });
  });

  it("are heard under the name that they choose, from the next line on (R4.16)", async () => {
    const { anna, here, there } = await two();
    const [before, after] = [text(), text()];
    say(here, before);
    await hears(there, before);
    anna.rename("Ny Kløver");
    here.do({ do: "rename" });
    // At once: the line waits until the player is back under the new name.
    say(here, after);
    await hears(there, after);
    const [heard] = logOf(there, HALL).messages.filter((one) => one.text === after);
    expect(heard).toMatchObject({ from: { nick: "Ny Kløver" } });
    expect(
      logOf(here, HALL)
        .messages.filter(({ isOwn }) => isOwn)
        .map((one) => one.text),
    ).toEqual([before, after]);
  });

  it("join under the name of their ticket when another device has just changed it (R4.16)", async () => {
    const player = await real.player();
    player.staleName = "Gammelt Navn";
    const page = player.openPage(HALL);
    await isIn(page);
    const mine = text();
    say(page, mine);
    await vi.waitFor(() => expect(logOf(page, HALL).messages.at(-1)).toMatchObject({ state: "sent" }), SLOW);
    expect(logOf(page, HALL).messages.at(-1)).toMatchObject({ text: mine, from: { nick: player.who.name } });
  });

  it("learn the server's time, by which what they hear is dated (R3.14, chat attack 23)", async () => {
    const player = await real.player();
    const page = player.openPage(HALL);
    await isIn(page);
    await vi.waitFor(() => expect(page.snapshot().serverTime).toBeDefined(), SLOW);
    expect(Math.abs(Date.parse(page.snapshot().serverTime?.serverTime ?? "") - Date.now())).toBeLessThan(
      5_000,
    );
  });

  it("resume after a cut with all that was missed, once, and without being shown as offline (R4.16)", async () => {
    const { anna, here, there } = await two();
    for (let round = 0; round < 3; round += 1) {
      const before = text();
      say(there, before);
      await hears(here, before);
    }
    const asked = anna.asked();
    const [missed, mine] = [text(), text()];
    anna.network.cut();
    say(there, missed);
    await isAt(here, "waiting");
    expect(here.snapshot().connection.shown).toBe("online");
    await isAt(here, "online");
    expect(anna.asked()).toBe(asked + 1);
    await hears(here, missed);
    say(here, mine);
    await hears(there, mine);
    for (const chat of [here, there]) for (const one of [missed, mine]) once(chat, one);
    expect(new Set(saidIn(here, HALL)).size).toBe(saidIn(here, HALL).length);
  });

  it("ask for what they missed by the server's clock when their own is set back meanwhile (R4.16, chat attack 23)", async () => {
    const { anna, here, there } = await two();
    const told = () => here.snapshot().serverTime?.serverTime;
    await vi.waitFor(() => expect(told()).toBeDefined(), SLOW);
    const toldAt = told();
    anna.network.freeze();
    anna.network.cut();
    await isAt(here, "connecting");
    // No stream can be resumed: what is missed comes with the history.
    await real.stage.server.restart();
    await real.stage.server.isReady();
    await isAt(there, "online");
    const missed = text();
    say(there, missed);
    await hears(there, missed);
    const { now } = Date;
    onTestFinished(() => void vi.restoreAllMocks());
    // The ticket in the test is made by the same clock, and holds for ten seconds.
    vi.spyOn(Date, "now").mockImplementation(() => now() - 8_000);
    const sent = vi.spyOn(globalThis.WebSocket.prototype, "send");
    anna.network.thaw();
    anna.network.cut();
    await hears(here, missed);
    once(here, missed);
    // Pages of the tests before join as well.
    const frames = sent.mock.calls.map(([frame]) => String(frame)).filter((frame) => frame.includes(HALL));
    expect(frames.flatMap((frame) => /<history [^>]*>/.exec(frame)?.[0] ?? [])).toContain(
      `<history since="${toldAt}"/>`,
    );
  });

  it("notice a network that has frozen when the page comes back, and lose nothing of what they said (chat attack 24)", async () => {
    const { anna, here, there } = await two();
    const mine = text();
    anna.network.freeze();
    say(here, mine);
    here.wake();
    await isAt(here, "suspect");
    const since = performance.now();
    await isAt(here, "waiting");
    expect(performance.now() - since).toBeLessThan(6_000);
    await vi.waitFor(() => expect(here.snapshot().connection.shown).toBe("offline"), SLOW);
    anna.network.thaw();
    await isAt(here, "online");
    await hears(there, mine);
    once(there, mine);
    await vi.waitFor(
      () => expect(logOf(here, HALL).messages.at(-1)).toMatchObject({ text: mine, state: "sent" }),
      SLOW,
    );
  });

  it("are out when they are excluded, and do not come back by resuming (chat attack 18)", async () => {
    const { anna, here, there } = await two();
    anna.refusal = { refused: { reason: "restricted", until: null } };
    const asked = anna.asked();
    await real.stage.server.order({ do: "end", sessionRefs: [], chatIds: [anna.who.id] });
    await isAt(here, "refused");
    expect(here.snapshot().connection).toMatchObject({ reason: "restricted", shown: "offline" });
    expect(anna.asked()).toBe(asked + 1);
    const said = text();
    say(there, said);
    await hears(there, said);
    here.wake();
    expect(saidIn(here, HALL)).not.toContain(said);
  });

  it("are out of a room that they are banned from, stay in the others, and come back once it is over", async () => {
    const { anna, here, there } = await two();
    await isIn(here, "fjord");
    const since = performance.now();
    const reason = "spam";
    await real.sanction([{ chatId: anna.who.id, kind: "ban", room: HALL, until: null, reason }]);
    await vi.waitFor(() => expect(logOf(here, HALL)).toMatchObject({ turnedAway: "forbidden" }), SLOW);
    expect(performance.now() - since).toBeLessThan(2_000);
    const [unheard, heard] = [text(), text()];
    say(there, unheard);
    await hears(there, unheard);
    there.do({ do: "say", room: "fjord", text: heard });
    await vi.waitFor(() => expect(saidIn(here, "fjord")).toContain(heard), SLOW);
    expect(saidIn(here, HALL)).not.toContain(unheard);
    await real.sanction([]);
    here.do({ do: "start" });
    await isIn(here);
    await hears(here, unheard);
  });

  it("are out when they are excluded while their network is away (chat attack 19)", async () => {
    const { anna, here } = await two();
    anna.network.freeze();
    anna.network.cut();
    await isAt(here, "connecting");
    await real.stage.server.order({ do: "end", sessionRefs: [], chatIds: [anna.who.id] });
    anna.refusal = { refused: { reason: "restricted", until: null } };
    anna.network.thaw();
    anna.network.cut();
    await isAt(here, "refused");
    expect(here.snapshot().connection).toMatchObject({ reason: "restricted", shown: "offline" });
  });

  it("have one connection for two tabs, and the second takes over from the first (chat attack 25)", async () => {
    const { anna, here, there } = await two();
    const tab = anna.openPage(HALL);
    await isIn(tab);
    expect([here.isHolder, tab.isHolder, anna.network.connections()]).toEqual([true, false, 1]);
    const [mine, theirs, later] = [text(), text(), text()];
    say(tab, mine);
    await hears(there, mine);
    say(there, theirs);
    await Promise.all([hears(tab, theirs), hears(here, theirs)]);
    for (const chat of [here, tab]) for (const one of [mine, theirs]) once(chat, one);
    // The pause between two lines is the player's, not the tab's.
    const late = anna.openPage(HALL);
    await hears(late, mine);
    for (const chat of [here, tab, late]) expect(logOf(chat, HALL).saidAt).toBeTypeOf("number");
    late.close();
    here.close();
    await vi.waitFor(() => expect(tab.isHolder).toBe(true), SLOW);
    say(there, later);
    await hears(tab, later);
    for (const one of [mine, theirs, later]) once(tab, one);
    expect(anna.network.connections()).toBe(2);
  });

  it("come back when the server was killed, spread, with nothing twice (chat attack 21)", async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => real.player()));
    const pages = people.map((player) => player.openPage(HALL));
    await Promise.all(pages.map((page) => isIn(page)));
    const [before, after] = [text(), text()];
    const [first] = pages;
    if (!first) throw new Error("There is no page.");
    say(first, before);
    await Promise.all(pages.map((page) => hears(page, before)));
    await real.stage.server.restart();
    await real.stage.server.isReady();
    await Promise.all(pages.map((page) => isAt(page, "online")));
    await Promise.all(pages.map((page) => isIn(page)));
    say(first, after);
    await Promise.all(pages.map((page) => hears(page, after)));
    expect(pages.map((page) => saidIn(page, HALL).slice(-1))).toEqual(pages.map(() => [after]));
    for (const page of pages) for (const one of [before, after]) once(page, one);
  }, 60_000);
});
