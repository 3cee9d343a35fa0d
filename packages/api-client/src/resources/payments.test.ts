import { afterEach, describe, expect, it } from "vitest";
import { plannedServer, type Planned } from "../../testing/plannedServer.ts";
import { httpProblem, type Transport } from "../request/index.ts";
import { getBalance } from "./balance.ts";
import { getFundsProof } from "./funds.ts";
import { createDeposit, getDeposit } from "./deposits.ts";
import { listTransactions } from "./transactions.ts";
import { createWithdrawal } from "./withdrawals.ts";

const BASE = "/gateway/payments/api/public";
const KEY = "a_key_of_22_characters";
const DEPOSIT = { body: { amountOre: 15_000, method: "card" }, idempotencyKey: KEY } as const;
const WITHDRAWAL = {
  body: { amountOre: 15_000, accountId: "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b" },
  idempotencyKey: KEY,
};
const balance = {
  cashOre: 10_000,
  bonusOre: 0,
  reservedOre: 2_500,
  version: 7,
  serverTime: "2026-11-23T21:00:00.000Z",
};
const transaction = {
  ...{ number: 7, kind: "stake", movement: "stake", at: "2026-11-23T20:59:00.000Z", brand: "fjord" },
  ...{
    amountOre: -500,
    movedOre: 500,
    cashAfterOre: 10_000,
    bonusAfterOre: 0,
    game: "guldrush",
    gameName: "Guldrush",
    paymentId: null,
  },
  roundId: null,
  receiptId: "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b",
};

let server: Awaited<ReturnType<typeof plannedServer>>;
async function serving(call: string, planned: Planned): Promise<Transport> {
  server = await plannedServer({ [call]: planned });
  return { fetch, origin: server.origin };
}

describe("the calls about a player's money", () => {
  afterEach(() => server.close());

  it("fetch the balance (R1.03)", async () => {
    const transport = await serving(`GET ${BASE}/wallet/balance`, { body: JSON.stringify(balance) });
    expect(await getBalance(transport)).toEqual(balance);
  });

  it("tell when the players' money was covered", async () => {
    const answer = { coveredAt: "2026-11-23T08:14:00.000Z" };
    const transport = await serving(`GET ${BASE}/funds-proof`, { body: JSON.stringify(answer) });
    expect(await getFundsProof(transport)).toEqual(answer);
  });

  it("fail on a balance that breaks its contract", async () => {
    const broken = { body: JSON.stringify({ ...balance, cashOre: 0.5 }) };
    const transport = await serving(`GET ${BASE}/wallet/balance`, broken);
    await expect(getBalance(transport)).rejects.toMatchObject({ code: "unreadable" });
  });

  it.each([
    ["GET", "wallet/balance", (transport: Transport) => getBalance(transport)],
    ["GET", "wallet/transactions", (transport: Transport) => listTransactions(transport, { query: {} })],
    ["POST", "deposits", (transport: Transport) => createDeposit(transport, DEPOSIT)],
    ["POST", "withdrawals", (transport: Transport) => createWithdrawal(transport, WITHDRAWAL)],
  ] as const)("tell the page of a missing session: %s %s (R8.01)", async (method, path, call) => {
    const told: number[] = [];
    const transport = await serving(`${method} ${BASE}/${path}`, { status: 401 });
    const onUnauthorized = () => told.push(401);
    await expect(call({ ...transport, onUnauthorized })).rejects.toThrow("401");
    expect(told).toEqual([401]);
  });

  it.each([
    ["keeps the status and the message of a refusal", 422, "Too much.", 422, /Too much\.$/],
    ["is 500 for an answer that is none of ours", 502, undefined, 502, /answered 502/],
  ] as const)(
    "fail with a problem that %s (R8.10)",
    async (_, status, message, statusCode, statusMessage) => {
      const error = { code: "over-limit", message, statusCode: status };
      const body = message === undefined ? "<html>" : JSON.stringify({ error });
      const transport = await serving(`POST ${BASE}/deposits`, { status, body });
      const thrown: unknown = await createDeposit(transport, DEPOSIT).catch((failure: unknown) => failure);
      expect(httpProblem(thrown)).toMatchObject({
        statusCode,
        statusMessage: expect.stringMatching(statusMessage) as string,
      });
    },
  );

  it("list movements by kind, days and page", async () => {
    const answer = { transactions: [transaction], next: 7 };
    const transport = await serving(
      `GET ${BASE}/wallet/transactions?kind=stake&from=2026-11-01&to=2026-11-23&before=50`,
      { body: JSON.stringify(answer) },
    );
    const query = { kind: "stake", from: "2026-11-01", to: "2026-11-23", before: 50 } as const;
    expect(await listTransactions(transport, { query })).toEqual(answer);
  });

  it("read a deposit by its id, which may be the word for the latest (R2.29)", async () => {
    const at = "2026-11-23T20:59:00.000Z";
    const deposit = {
      ...{ txId: "abcdefghijklmnopqrstuv", state: "pending", isFinal: false, code: null, reason: null },
      ...{ method: "card", amountOre: 15_000, next: { kind: "wait" } },
      ...{ createdAt: at, expiresAt: at, settledAt: null, serverTime: at },
    };
    const transport = await serving(`GET ${BASE}/deposits/seneste`, { body: JSON.stringify(deposit) });
    expect(await getDeposit(transport, { places: { txId: "seneste" } })).toEqual(deposit);
  });

  it("send the key of a deposit, and pass on how much is left when it is too much", async () => {
    const details = { period: "day", leftOre: 5_000, until: "2026-11-24T20:59:00.000Z", fitsAt: null };
    const error = { code: "over-limit", message: "Too much.", statusCode: 422, details };
    const transport = await serving(`POST ${BASE}/deposits`, {
      status: 422,
      body: JSON.stringify({ error }),
    });
    const body = { amountOre: 15_000, method: "card" } as const;
    const refused = createDeposit(transport, { body, idempotencyKey: KEY });
    await expect(refused).rejects.toMatchObject({ reason: "over-limit", details });
    expect(server.received[0]?.headers["idempotency-key"]).toBe(KEY);
  });

  it("send the key of a withdrawal, and pass on which request MitID has to confirm (R2.38)", async () => {
    const details = { request: "r-1" };
    const error = { code: "confirmation-needed", message: "Confirm.", statusCode: 403, details };
    const transport = await serving(`POST ${BASE}/withdrawals`, {
      status: 403,
      body: JSON.stringify({ error }),
    });
    const body = { amountOre: 15_000, accountId: "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b" };
    const refused = createWithdrawal(transport, { body, idempotencyKey: KEY });
    await expect(refused).rejects.toMatchObject({ reason: "confirmation-needed", details });
    expect(server.received[0]?.headers["idempotency-key"]).toBe(KEY);
  });
});
