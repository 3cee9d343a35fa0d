import {
  ASK_PLAYER_FOR_DOCUMENTS,
  CANCEL_ROOM_ROUND,
  EXPORT_AUTHORITY_RECORDS,
  EXPORT_MOVEMENTS,
  PROPOSE_CORRECTION,
  SET_HOUSE_GAME,
} from "@spilhus/contracts/staff";
import {
  ANSWER_SUPPORT_CONVERSATION,
  ASSIGN_SUPPORT_CONVERSATION,
  LIST_CANNED_ANSWERS,
  SAVE_CANNED_ANSWER,
} from "@spilhus/contracts/support";
import { describe, expect, it, vi } from "vitest";
import { wordsIn } from "../messages/index.ts";
import { sectionAt } from "./sections.ts";

const ID = "2b0ad0c7-7b2f-4a0c-9c3e-8f4d0b9a1c2d";
const words = wordsIn("da", "Europe/Copenhagen");

/** Sends a form to an act. @returns the call to the gateway and where the browser is redirected */
async function send(section: string, act: string, fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const ask = vi.fn();
  const result = await sectionAt(section)?.acts[act]?.({ ask, form, words, id: "ny" });
  return { asked: ask.mock.calls, result };
}

describe("a form of the console", () => {
  const proposal = [
    ["id", ID],
    ["customerNumber", "10000001"],
    ["kind", "credit"],
    ["amount", "1.025,50"],
    ["reason", "wrong-amount"],
    ["about", "movementId"],
    ["reference", ID],
    ["note", "sag 7"],
  ] as const;

  it("proposes a correction with the id that the form has, so that a second click is the same one", async () => {
    const { asked } = await send("rettelser", "propose", proposal);
    const fields = { customerNumber: "10000001", kind: "credit", reason: "wrong-amount", note: "sag 7" };
    const body = { ...fields, id: ID, amountOre: 102_550, movementId: ID };
    expect(asked).toEqual([[PROPOSE_CORRECTION, { body }]]);
    await expect(send("rettelser", "propose", proposal.slice(1))).rejects.toMatchObject({
      code: "invalid-request",
    });
  });

  it("asks a player for documents, with or without suspending the account", async () => {
    const fields = [
      ["customerNumber", "10000001"],
      ["reason", "identity"],
      ["kinds", "payslip"],
      ["kinds", "bank-statement"],
      ["days", "14"],
    ] as const;
    const body = { reason: "identity", kinds: ["payslip", "bank-statement"], days: 14, isHeld: false };
    const places = { customerNumber: "10000001" };
    const { asked, result } = await send("dokumenter", "ask", fields);
    expect(asked).toEqual([[ASK_PLAYER_FOR_DOCUMENTS, { places, body }]]);
    expect(result).toEqual({ to: "/dokumenter", message: "done.asked" });
    const held = await send("dokumenter", "ask", [...fields, ["isHeld", "yes"]]);
    expect(held.asked).toEqual([[ASK_PLAYER_FOR_DOCUMENTS, { places, body: { ...body, isHeld: true } }]]);
  });

  it("downloads a day's movements, and makes no call for an invalid day", async () => {
    const file = new Response("transfer");
    const ask = vi.fn().mockResolvedValue(file);
    const { movements } = sectionAt("afstemning")?.files ?? {};
    const query = (day: string) => new URLSearchParams({ licence: "18-1", day });
    await expect(movements?.(ask, query("2026-11-22"))).resolves.toBe(file);
    const asked = { query: { licence: "18-1", day: "2026-11-22" } };
    expect(ask.mock.calls).toEqual([[EXPORT_MOVEMENTS, asked]]);
    expect(() => movements?.(ask, query("i går"))).toThrow("invalid-request");
  });

  it("cancels a round and closes or opens a game, each with a reason", async () => {
    const reason = [["reason", "strømmen er gået"]] as const;
    const cancelled = await send("haller", "cancel", reason);
    const body = { reason: "strømmen er gået" };
    expect(cancelled.asked).toEqual([[CANCEL_ROOM_ROUND, { places: { id: "ny" }, body }]]);
    expect(cancelled.result).toEqual({ to: "/haller", message: "done.cancelled" });
    const closed = await send("spil", "close", reason);
    const places = { game: "ny" };
    expect(closed.asked).toEqual([[SET_HOUSE_GAME, { places, body: { ...body, state: "closed" } }]]);
    const opened = await send("spil", "open", reason);
    expect(opened.asked).toEqual([[SET_HOUSE_GAME, { places, body: { ...body, state: "open" } }]]);
    await expect(send("spil", "close", [])).rejects.toMatchObject({ code: "invalid-request" });
  });

  it("downloads a day's records for the authority, and makes no call for another category", async () => {
    const file = new Response("<SpilData/>");
    const ask = vi.fn().mockResolvedValue(file);
    const { records } = sectionAt("myndighed")?.files ?? {};
    const query = (category: string) => new URLSearchParams({ licence: "18-1", day: "2026-11-22", category });
    await expect(records?.(ask, query("bingo"))).resolves.toBe(file);
    const asked = { query: { licence: "18-1", day: "2026-11-22", category: "bingo" } };
    expect(ask.mock.calls).toEqual([[EXPORT_AUTHORITY_RECORDS, asked]]);
    expect(() => records?.(ask, query("lotto"))).toThrow("invalid-request");
  });

  it("answers a conversation once for each form, with the page that was chosen", async () => {
    const fields = [
      ["clientKey", ID],
      ["text", "Her er pausen"],
      ["canned", ""],
      ["link", "cooling-off"],
    ] as const;
    const { asked, result } = await send("kundeservice", "answer", fields);
    const body = { clientKey: ID, text: "Her er pausen", link: "cooling-off" };
    expect(asked).toEqual([[ANSWER_SUPPORT_CONVERSATION, { places: { id: "ny" }, body }]]);
    expect(result).toEqual({ to: "/kundeservice/ny", message: "done.answered" });
    const address = [
      ["clientKey", ID],
      ["text", "se https://evil.example"],
    ] as const;
    await expect(send("kundeservice", "answer", address)).rejects.toMatchObject({ code: "invalid-request" });
  });

  it("answers with a text for frequent questions where nothing was typed", async () => {
    const canned = { id: "a1", locale: "da", title: "Udbetaling", text: "To dage.", link: "withdrawal" };
    const form = new FormData();
    for (const [name, value] of [
      ["clientKey", ID],
      ["text", ""],
      ["canned", "a1"],
      ["link", ""],
    ] as const)
      form.append(name, value);
    const ask = vi.fn((contract: unknown) =>
      Promise.resolve(contract === LIST_CANNED_ANSWERS ? { answers: [canned] } : {}),
    );
    // The test's gateway answers two calls alone.
    await sectionAt("kundeservice")?.acts["answer"]?.({ ask: ask as never, form, words, id: "ny" });
    const body = { clientKey: ID, text: "To dage.", link: "withdrawal" };
    expect(ask.mock.calls.at(-1)).toEqual([ANSWER_SUPPORT_CONVERSATION, { places: { id: "ny" }, body }]);
  });

  it("takes a conversation, gives it back, and keeps a text", async () => {
    const { asked } = await send("kundeservice", "take", []);
    expect(asked).toEqual([[ASSIGN_SUPPORT_CONVERSATION, { places: { id: "ny" }, body: { to: "me" } }]]);
    const back = await send("kundeservice", "release", []);
    expect(back.asked).toEqual([
      [ASSIGN_SUPPORT_CONVERSATION, { places: { id: "ny" }, body: { to: "queue" } }],
    ]);
    const text = [
      ["locale", "da"],
      ["title", "Udbetaling"],
      ["text", "To dage."],
      ["link", ""],
    ] as const;
    const body = { locale: "da", title: "Udbetaling", text: "To dage.", link: null };
    expect((await send("kundeservice", "save", text)).asked).toEqual([[SAVE_CANNED_ANSWER, { body }]]);
  });
});
