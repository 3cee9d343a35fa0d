import { afterEach, describe, expect, it } from "vitest";
import { plannedServer } from "../../testing/plannedServer.ts";
import type { Transport } from "../request/index.ts";
import {
  blockAccount,
  createUserReport,
  listMessages,
  listOccupationTypes,
  listSalaryTypes,
  postponeLossOffer,
  postponeMarketingQuestion,
  setDepositLimits,
  setOccupation,
  setPhoneNumber,
  setSalary,
  userReportFileAddress,
  verifyReceipt,
  withdrawMarketingPermission,
} from "../index.ts";

const BASE = "/gateway/player-account/api/public";
const NOW = "2026-11-21T12:00:00.000Z";
const ID = "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55";
const DONE = { done: true };
const types = { types: [{ id: "nurse", name: { da: "Sygeplejerske", en: "Nurse" } }] };
const limit = { limitOre: 50_000, usedOre: 0, pending: null };
const limits = { serverTime: NOW, day: limit, week: limit, month: limit };

let server: Awaited<ReturnType<typeof plannedServer>>;
async function serving(call: string, answer: unknown): Promise<Transport> {
  server = await plannedServer({ [call]: { body: JSON.stringify(answer) } });
  return { fetch, origin: server.origin };
}
const sent = () => JSON.parse(server.received[0]?.body ?? "");

describe("the client of player-account", () => {
  afterEach(() => server.close());

  it("sets a phone number (R7.02)", async () => {
    const transport = await serving(`PUT ${BASE}/user/set-phone-number`, DONE);
    expect(await setPhoneNumber(transport, { body: { phoneNumber: "+4520123456" } })).toEqual(DONE);
    expect(sent()).toEqual({ phoneNumber: "+4520123456" });
  });

  it("lists the occupations (R3.02, R7.04)", async () => {
    expect(await listOccupationTypes(await serving(`GET ${BASE}/occupation/types`, types))).toEqual(types);
  });

  it("sets the occupation (R7.05)", async () => {
    const transport = await serving(`POST ${BASE}/user/occupation`, DONE);
    await setOccupation(transport, { body: { occupationId: "nurse" } });
    expect(sent()).toEqual({ occupationId: "nurse" });
  });

  it("lists the salary ranges (R3.02, R7.06)", async () => {
    expect(await listSalaryTypes(await serving(`GET ${BASE}/salary/types`, types))).toEqual(types);
  });

  it("sets the salary range (R7.07)", async () => {
    const transport = await serving(`POST ${BASE}/user/salary`, DONE);
    await setSalary(transport, { body: { salaryId: "200-300" } });
    expect(sent()).toEqual({ salaryId: "200-300" });
  });

  it("creates a report of the brand (R7.09)", async () => {
    const transport = await serving(`POST ${BASE}/user/user-report`, { reportId: ID });
    expect(await createUserReport(transport, { body: { brand: "fjord" } })).toEqual({ reportId: ID });
    expect(sent()).toEqual({ brand: "fjord" });
  });

  it("has a statement's receipt verified (R2.51)", async () => {
    const head = "a".repeat(64);
    const answer = { isGenuine: false, covers: null };
    const transport = await serving(`GET ${BASE}/user/receipts/${ID}?head=${head}`, answer);
    const asked = { places: { reportId: ID }, query: { head } };
    expect(await verifyReceipt(transport, asked)).toEqual(answer);
  });

  it("sets all deposit limits in øre", async () => {
    const transport = await serving(`PUT ${BASE}/user/deposit-limits`, limits);
    const body = { dayOre: 50_000, weekOre: 50_000, monthOre: 50_000 };
    expect(await setDepositLimits(transport, { body })).toEqual(limits);
    expect(sent()).toEqual(body);
  });

  it("blocks the account once that is confirmed", async () => {
    const answer = { kind: "block", from: NOW, until: NOW };
    const transport = await serving(`POST ${BASE}/user/block`, answer);
    expect(await blockAccount(transport, { body: { isConfirmed: true, days: 30 } })).toEqual(answer);
  });

  it("postpones the offer of limits of loss", async () => {
    const transport = await serving(`POST ${BASE}/user/loss-limits/postponement`, DONE);
    expect(await postponeLossOffer(transport)).toEqual(DONE);
  });

  it("postpones the question about marketing", async () => {
    const transport = await serving(`POST ${BASE}/user/marketing-permission/postponement`, DONE);
    expect(await postponeMarketingQuestion(transport)).toEqual(DONE);
  });

  it("withdraws the permission of every channel at once, and returns what is left", async () => {
    const none = { email: false, sms: false, phone: false, push: false };
    const transport = await serving(`DELETE ${BASE}/user/marketing-permission`, none);
    expect(await withdrawMarketingPermission(transport)).toEqual(none);
    expect(sent()).toEqual({});
  });

  it("fetches a page of messages in a language", async () => {
    const answer = { messages: [], unread: 0, next: null };
    const transport = await serving(`GET ${BASE}/user/messages?locale=da&after=x`, answer);
    expect(await listMessages(transport, { query: { locale: "da", after: "x" } })).toEqual(answer);
  });
});

it("gives a statement as a file its own address", () => {
  expect(userReportFileAddress(ID, { format: "csv", locale: "da" })).toBe(
    `${BASE}/user/user-report/${ID}/file?format=csv&locale=da`,
  );
});

it("refuses an input that breaks the contract at compile time", () => {
  // @ts-expect-error a body is missing
  const incomplete: Parameters<typeof setSalary> = [{ fetch }, {}];
  // @ts-expect-error the input may not be left out
  const missing: Parameters<typeof setSalary> = [{ fetch }];
  expect([incomplete.length, missing.length]).toEqual([2, 1]);
});
