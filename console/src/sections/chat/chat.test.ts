import {
  ADD_HOST_HOURS,
  CONFIRM_CHAT_BAN,
  DECIDE_CHAT_APPEAL,
  DECIDE_CHAT_REPORT,
  DECIDE_HELD_LINE,
  LIFT_CHAT_SANCTION,
  LIST_CANNED_LINES,
  LIST_CHAT_LINES,
  LIST_CHAT_REPORTS,
  LIST_HOST_HOURS,
  LIST_LIVE_CHAT_ROOMS,
  LIST_QUIZZES,
  LIST_STAFF_CHAT_SANCTIONS,
  RETRACT_CHAT_LINE,
  SANCTION_CHATTER,
  SAY_IN_CHAT,
  SET_CHAT_ROOM,
  SET_CHATTER_ROLE,
  SET_CHAT_WORD,
  START_QUIZ,
  type LiveChatRoom,
  type StaffChatLine,
  type StaffChatSanction,
  type StaffQuiz,
} from "@spilhus/contracts/staff";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { wordsIn } from "../../messages/index.ts";
import { chat } from "./chat.ts";

const ID = "2b0ad0c7-7b2f-4a0c-9c3e-8f4d0b9a1c2d";
const PLACE = "first_hall-royal";
const place = { brand: "first", room: "hall-royal" };
const words = wordsIn("da", "Europe/Copenhagen");

/** Sends a form to an act of the section. @returns the calls to the gateway and where the browser is redirected */
async function send(act: string, id: string, fields: Readonly<Record<string, string>>, answer: unknown = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const ask = vi.fn().mockResolvedValue(answer);
  const result = await chat.acts[act]?.({ ask, form, words, id });
  return { asked: ask.mock.calls, result };
}

const room: LiveChatRoom = {
  ...{ ...place, hallName: "Royal", mode: "open", slowSeconds: 2, players: 12, held: 1, reports: 1 },
};
const line: StaffChatLine = {
  ...{ ...place, id: "line-1", customerNumber: "10000001", name: "Kløverdame", role: "player" },
  ...{ body: "lån mig 100 kr", state: "held", sentAt: "2026-11-25T19:00:00.000Z" },
  ...{ retractedAt: null, because: null },
};
const sanction: StaffChatSanction = {
  ...{ id: ID, brand: "first", customerNumber: "10000001", name: "Kløverdame", room: null, kind: "ban" },
  ...{ reason: "hate", note: "tredje gang", line: null, minutes: 129_600, until: null, state: "proposed" },
  ...{ givenBy: "chat-1", givenByName: "Mette", givenAt: "2026-11-25T19:00:00.000Z" },
  ...{ decidedBy: null, decidedByName: null, liftedByName: null, appeal: null },
};
const complaint: StaffChatSanction = {
  ...{ ...sanction, kind: "mute", state: "in-force", until: "2026-11-26T19:00:00.000Z" },
  appeal: { at: "2026-11-25T19:30:00.000Z", text: "Det var en spøg", outcome: null },
};

const quiz: StaffQuiz = {
  ...{ ...place, id: ID, question: "Hvad er 7 × 8?", answers: ["56"], state: "won" },
  ...{ opensAt: "2026-11-25T19:00:00.000Z", closesAt: "2026-11-25T19:01:00.000Z" },
  winner: { name: "Kløverdame", customerNumber: "10000001" },
};

interface Listed {
  readonly lines?: readonly StaffChatLine[];
  readonly proposed?: readonly StaffChatSanction[];
  readonly appealed?: readonly StaffChatSanction[];
}

/** A page's input: a gateway that answers the lists, and who asks. */
function pageOf(memberId: string, { lines = [line], proposed = [], appealed = [] }: Listed = {}) {
  const waiting: Readonly<Record<string, readonly StaffChatSanction[]>> = { proposed, appealed };
  const ask = vi.fn((contract: unknown, given: { readonly query?: { readonly which?: string } }) => {
    if (contract === LIST_LIVE_CHAT_ROOMS) return Promise.resolve({ rooms: [room] });
    if (contract === LIST_CHAT_LINES) return Promise.resolve({ lines });
    if (contract === LIST_STAFF_CHAT_SANCTIONS)
      return Promise.resolve({ sanctions: waiting[given.query?.which ?? ""] ?? [] });
    if (contract === LIST_CANNED_LINES)
      return Promise.resolve({ lines: [{ id: ID, text: "Held og lykke!" }] });
    if (contract === LIST_HOST_HOURS) return Promise.resolve({ hours: [] });
    if (contract === LIST_QUIZZES) return Promise.resolve({ quizzes: [quiz] });
    expect(contract).toBe(LIST_CHAT_REPORTS);
    const report = { id: ID, reason: "begging", createdAt: line.sentAt, times: 2, line };
    return Promise.resolve({ reports: [report] });
  });
  const member = { id: memberId, name: "Jonas", roles: ["chat-moderator"] as const };
  // The test's gateway answers the section's lists alone.
  return { page: { ask: ask as never, words, member: member as never, query: {} }, ask };
}

/** The addresses of a page's forms. */
const formsOf = (html: string) => [...html.matchAll(/action="([^"]+)"/g)].map(([, action]) => action);

describe("a form of the chat's section", () => {
  it.each(["release", "drop"] as const)("decides a held line of its room: %s", async (decision) => {
    const { asked, result } = await send(decision, PLACE, { line: "line-1" });
    expect(asked).toEqual([[DECIDE_HELD_LINE, { body: { ...place, id: "line-1", decision } }]]);
    expect(result).toMatchObject({ to: "/chat" });
  });

  it("takes a line back with a rule, and makes no call without one", async () => {
    const { asked } = await send("retract", PLACE, { line: "line-1", reason: "hate" });
    expect(asked).toEqual([[RETRACT_CHAT_LINE, { body: { ...place, id: "line-1", reason: "hate" } }]]);
    const without = send("retract", PLACE, { line: "line-1", reason: "" });
    await expect(without).rejects.toMatchObject({ code: "invalid-request" });
  });

  it("sets who may write in a room, and refuses an empty number", async () => {
    const { asked, result } = await send("set", PLACE, { mode: "hosts", slowSeconds: "0" });
    expect(asked).toEqual([[SET_CHAT_ROOM, { body: { ...place, mode: "hosts", slowSeconds: 0 } }]]);
    expect(result).toEqual({ to: `/chat/${PLACE}`, message: "done.room-set" });
    const empty = send("set", PLACE, { mode: "open", slowSeconds: "" });
    await expect(empty).rejects.toMatchObject({ code: "invalid-request" });
  });

  const mute = {
    ...{ id: ID, line: "line-1", customerNumber: "10000001", kind: "mute", minutes: "60" },
    ...{ reason: "begging", note: "anden gang" },
  };
  const given = { id: ID, brand: "first", customerNumber: "10000001", reason: "begging", note: "anden gang" };

  it("mutes a player in the room with the id that the form has, so that a second click is the same mute", async () => {
    const { asked, result } = await send("sanction", PLACE, mute, { ...sanction, state: "in-force" });
    const about = { room: place.room, id: "line-1" };
    const body = { ...given, kind: "mute", room: place.room, minutes: 60, line: about };
    expect(asked).toEqual([[SANCTION_CHATTER, { body }]]);
    expect(result).toEqual({ to: `/chat/${ID}`, message: "done.sanctioned" });
  });

  it("proposes a ban from every room without an end, and says that it waits", async () => {
    const ban = { ...mute, kind: "ban", minutes: "", line: "", everywhere: "yes" };
    const { asked, result } = await send("sanction", PLACE, ban, sanction);
    const body = { ...given, kind: "ban", room: null, minutes: null, line: null };
    expect(asked).toEqual([[SANCTION_CHATTER, { body }]]);
    expect(result).toEqual({ to: `/chat/${ID}`, message: "done.ban-proposed" });
  });

  it("confirms a ban, lifts a sanction, and decides a complaint and a report", async () => {
    const places = { id: ID };
    expect((await send("confirm", ID, {})).asked).toEqual([[CONFIRM_CHAT_BAN, { places, body: {} }]]);
    expect((await send("lift", ID, {})).asked).toEqual([[LIFT_CHAT_SANCTION, { places, body: {} }]]);
    const agreed = await send("appeal-lifted", ID, {});
    expect(agreed.asked).toEqual([[DECIDE_CHAT_APPEAL, { places, body: { outcome: "lifted" } }]]);
    const reported = await send("uphold", ID, {});
    expect(reported.asked).toEqual([[DECIDE_CHAT_REPORT, { places, body: { outcome: "upheld" } }]]);
  });
});

describe("a form of a host", () => {
  it.each([
    ["Velkommen!", "Velkommen!"],
    ["", "Held og lykke!"],
  ])("says what was typed, or else the canned line: %j", async (text, said) => {
    const { asked } = await send("say", PLACE, { name: "Mette", text, canned: "Held og lykke!" });
    expect(asked).toEqual([[SAY_IN_CHAT, { body: { ...place, name: "Mette", text: said } }]]);
  });

  it("asks a quiz with an answer on each line, and makes no call without an answer", async () => {
    const fields = { question: "Hvad er 7 × 8?", seconds: "60", answers: "56\r\n\r\nseksoghalvtreds" };
    const { asked } = await send("quiz", PLACE, fields);
    const body = { ...place, question: fields.question, seconds: 60, answers: ["56", "seksoghalvtreds"] };
    expect(asked).toEqual([[START_QUIZ, { body }]]);
    const without = send("quiz", PLACE, { ...fields, answers: " " });
    await expect(without).rejects.toMatchObject({ code: "invalid-request" });
  });

  it("announces a host in the time of the console's zone", async () => {
    const times = { from: "2026-11-26T20:00", until: "2026-11-26T22:00" };
    const { asked } = await send("add-hours", "vagter", { place: PLACE, name: "Mette", ...times });
    const instants = { from: "2026-11-26T19:00:00.000Z", until: "2026-11-26T21:00:00.000Z" };
    expect(asked).toEqual([[ADD_HOST_HOURS, { body: { ...place, name: "Mette", ...instants } }]]);
    const page = renderToStaticMarkup(await chat.detail?.(pageOf("chat-2").page, "vagter"));
    expect(page).toContain(`<option value="${PLACE}">`);
  });

  it("announces a host for all rooms of a brand", async () => {
    const page = renderToStaticMarkup(await chat.detail?.(pageOf("chat-2").page, "vagter"));
    expect(page).toContain('<option value="first_">I alle rum (first)</option>');
    const times = { from: "2026-11-26T20:00", until: "2026-11-26T22:00" };
    const { asked } = await send("add-hours", "vagter", { place: "first_", name: "Mette", ...times });
    expect(asked).toMatchObject([[ADD_HOST_HOURS, { body: { brand: "first", room: null } }]]);
  });

  it("gives a player the badge of a host in the brand of the room, and refuses another badge", async () => {
    const { asked } = await send("badge", PLACE, { customerNumber: "10000001", role: "host" });
    const body = { brand: "first", customerNumber: "10000001", role: "host" };
    expect(asked).toEqual([[SET_CHATTER_ROLE, { body }]]);
    const other = send("badge", PLACE, { customerNumber: "10000001", role: "owner" });
    await expect(other).rejects.toMatchObject({ code: "invalid-request" });
  });

  it("sets a term in lower case, and refuses two words", async () => {
    const { asked } = await send("set-word", "ord", { term: "Svindl*", action: "hold" });
    expect(asked).toEqual([[SET_CHAT_WORD, { body: { term: "svindl*", action: "hold" } }]]);
    const two = send("set-word", "ord", { term: "to ord", action: "hold" });
    await expect(two).rejects.toMatchObject({ code: "invalid-request" });
  });
});

describe("a page of the chat's section", () => {
  it("shows held lines and reports with their acts, and the rooms", async () => {
    const { page, ask } = pageOf("chat-2");
    const html = renderToStaticMarkup(await chat.list(page));
    expect(ask).toHaveBeenCalledWith(LIST_CHAT_LINES, { query: { state: "held" } });
    // Wraps, however long a word of it is.
    expect(html).toContain('<span class="console-said">lån mig 100 kr');
    expect(html).toContain(`href="/chat/${PLACE}"`);
    const acts = [
      `/chat/${PLACE}/release`,
      `/chat/${PLACE}/drop`,
      `/chat/${ID}/uphold`,
      `/chat/${ID}/dismiss`,
    ];
    expect(formsOf(html)).toEqual(expect.arrayContaining(acts));
  });

  it("fills the form for a sanction in with the line that was chosen", async () => {
    const shown: StaffChatLine = { ...line, state: "sent" };
    const { page } = pageOf("chat-2", { lines: [shown] });
    const html = renderToStaticMarkup(await chat.detail?.({ ...page, query: { linje: "line-1" } }, PLACE));
    expect(html).toContain('<input type="hidden" name="line" value="line-1"/>');
    expect(html).toContain('<input type="hidden" name="customerNumber" value="10000001"/>');
    expect(formsOf(html)).toContain(`/chat/${PLACE}/retract`);
    expect(formsOf(html)).not.toContain(`/chat/${PLACE}/release`);
  });

  it("offers to take back what players read alone: a line that was let through has a row of its own", async () => {
    const states = ["held", "released", "dropped", "refused"] as const;
    const lines = states.map((state): StaffChatLine => ({ ...line, id: state, state }));
    const { page } = pageOf("chat-2", { lines });
    const html = renderToStaticMarkup(await chat.detail?.(page, PLACE));
    expect(html).toContain("Sluppet igennem");
    expect(formsOf(html)).not.toContain(`/chat/${PLACE}/retract`);
  });

  it("shows a host the canned lines and the winner of a quiz", async () => {
    const { page } = pageOf("chat-2");
    const html = renderToStaticMarkup(await chat.detail?.(page, PLACE));
    expect(html).toContain("Held og lykke!");
    expect(html).toContain("Vundet: Kløverdame 10000001");
    expect(formsOf(html)).toEqual(expect.arrayContaining([`/chat/${PLACE}/say`, `/chat/${PLACE}/badge`]));
    expect(formsOf(html)).not.toContain(`/chat/${PLACE}/end-quiz`);
  });

  it("offers a proposed ban to a second person alone", async () => {
    const own = pageOf("chat-1", { proposed: [sanction] });
    const html = renderToStaticMarkup(await chat.detail?.(own.page, ID));
    expect(formsOf(html)).toEqual([`/chat/${ID}/decline`]);
    expect(html).toMatch(/Varighed<\/dt>.*?90 dage/);
    const other = pageOf("chat-2", { proposed: [sanction] });
    const forms = formsOf(renderToStaticMarkup(await chat.detail?.(other.page, ID)));
    expect(forms).toEqual([`/chat/${ID}/confirm`, `/chat/${ID}/decline`]);
  });

  it("says who confirmed a ban, and who lifted it", async () => {
    const confirmed = {
      ...sanction,
      state: "in-force",
      decidedBy: "chat-2",
      decidedByName: "Jonas",
    } as const;
    const shownOf = async (one: StaffChatSanction) =>
      renderToStaticMarkup(await chat.detail?.(pageOf("chat-3", { appealed: [one] }).page, ID));
    expect(await shownOf(confirmed)).toMatch(/Bekræftet af<\/dt>.*?Jonas/);
    expect(await shownOf(confirmed)).not.toContain("Ophævet af");
    const lifted = { ...confirmed, state: "lifted", liftedByName: "Sara" } as const;
    expect(await shownOf(lifted)).toMatch(/Ophævet af<\/dt>.*?Sara/);
    const declined = { ...confirmed, state: "declined" } as const;
    expect(await shownOf(declined)).toMatch(/Afvist af<\/dt>.*?Jonas/);
  });

  it("offers a complaint to nobody who gave the sanction", async () => {
    const own = pageOf("chat-1", { appealed: [complaint] });
    const html = renderToStaticMarkup(await chat.detail?.(own.page, ID));
    expect(html).toContain("Det var en spøg");
    expect(formsOf(html)).toEqual([]);
    const other = pageOf("chat-2", { appealed: [complaint] });
    const forms = formsOf(renderToStaticMarkup(await chat.detail?.(other.page, ID)));
    expect(forms).toEqual([`/chat/${ID}/appeal-upheld`, `/chat/${ID}/appeal-lifted`]);
  });

  it("counts what waits: held lines, reports, and what others have given or proposed", async () => {
    const listed = { proposed: [sanction], appealed: [complaint] };
    expect(await chat.waiting?.(pageOf("chat-1", listed).page)).toBe(2);
    expect(await chat.waiting?.(pageOf("chat-2", listed).page)).toBe(4);
  });

  it("answers an id that is no room and no sanction as not found", async () => {
    const { page } = pageOf("chat-2");
    await expect(chat.detail?.(page, "first_hall-none")).rejects.toMatchObject({ code: "not-found" });
    await expect(chat.detail?.(page, ID)).rejects.toMatchObject({ code: "not-found" });
  });
});
