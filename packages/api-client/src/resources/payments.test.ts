import { afterEach, describe, expect, it } from "vitest";
import { plannedServer, type Planned } from "../../testing/plannedServer.ts";
import type { Transport } from "../request/index.ts";
import { getBalance } from "./balance.ts";
import { listTransactions } from "./payments.ts";

const BASE = "/gateway/payments/api/public/wallet";
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
    paymentId: null,
  },
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
    const transport = await serving(`GET ${BASE}/balance`, { body: JSON.stringify(balance) });
    expect(await getBalance(transport)).toEqual(balance);
  });

  it("fail on a balance that breaks its contract", async () => {
    const broken = { body: JSON.stringify({ ...balance, cashOre: 0.5 }) };
    const transport = await serving(`GET ${BASE}/balance`, broken);
    await expect(getBalance(transport)).rejects.toMatchObject({ code: "unreadable" });
  });

  it("tell the page of a missing session (R8.01)", async () => {
    const told: number[] = [];
    const transport = await serving(`GET ${BASE}/balance`, { status: 401 });
    const onUnauthorized = () => told.push(401);
    await expect(getBalance({ ...transport, onUnauthorized })).rejects.toThrow("401");
    expect(told).toEqual([401]);
  });

  it("list movements by kind, days and page", async () => {
    const answer = { transactions: [transaction], next: 7 };
    const transport = await serving(
      `GET ${BASE}/transactions?kind=stake&from=2026-11-01&to=2026-11-23&before=50`,
      { body: JSON.stringify(answer) },
    );
    const query = { kind: "stake", from: "2026-11-01", to: "2026-11-23", before: 50 } as const;
    expect(await listTransactions(transport, { query })).toEqual(answer);
  });
});
