import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { CREATE_DEPOSIT, DepositSchema, type PaymentMethod } from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { gatewayProcess, type GatewayProcess } from "../../testing/gatewayProcess.ts";
import { providerServer, type CallMoment, type ProviderServer } from "../../testing/providerServer.ts";
import { rawCall } from "../../testing/rawCall.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import type { ProviderCall, ScriptedProvider } from "../../testing/scriptedProvider.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { deposits } from "../deposit-records/index.ts";
import { readBalances } from "../ledger/index.ts";

const MAIN = fileURLToPath(new URL("../../testing/gatewayWithProviders.ts", import.meta.url));
const LIMITS = { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 };

let environment: TestEnvironment;
let server: ProviderServer;
let gateway: GatewayProcess;
const started = () =>
  gatewayProcess(
    {
      ...environment.variables,
      DATABASE_POOL: "6",
      PROVIDERS_OF_TEST: server.origin,
      PAYMENT_METHODS: JSON.stringify({ fjord: { card: "captures", mobilepay: "direct" } }),
      PAYMENT_SECRET: "a secret of payments, long enough for a test",
    },
    MAIN,
  );
beforeAll(async () => {
  environment = await testEnvironment();
  server = await providerServer();
  gateway = await started();
}, 60_000);
afterAll(async () => {
  await requireWholeLedger(environment.database.db);
  await gateway[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

/** Kills the gateway when a call comes to a moment for the nth time; another one is started for what follows. */
function killAt(call: ProviderCall, moment: CallMoment, nth: number): { readonly isKilled: () => boolean } {
  let seen = 0;
  let isKilled = false;
  server.onCall = async (name, at) => {
    if (isKilled || name !== call || at !== moment) return true;
    seen += 1;
    if (seen < nth) return true;
    isKilled = true;
    await gateway.kill();
    return false;
  };
  return { isKilled: () => isKilled };
}
async function alive(): Promise<GatewayProcess> {
  if (!gateway.child.killed) return gateway;
  await gateway.kill();
  gateway = await started();
  return gateway;
}

/** Sends the form until it is answered, always with the same key. @returns the id of the deposit */
async function send(token: string, key: string, method: PaymentMethod): Promise<string> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const client = siteClient((await alive()).origin);
    client.cookies.set("__Host-sid", token);
    const sent = { body: { amountOre: 10_000, method }, headers: { "idempotency-key": key } };
    const answer = await client.call("POST", CREATE_DEPOSIT.path, sent).catch(() => undefined);
    if (answer?.status === 201) return DepositSchema.parse(await answer.json()).txId;
  }
  throw new Error("The form was never answered.");
}

async function stateOf(txId: string): Promise<string> {
  const [row] = await db().select({ state: deposits.state }).from(deposits).where(eq(deposits.txId, txId));
  return row?.state ?? "missing";
}

/** The player pays, the provider tells of it, gateways die and start, until the deposit is final. */
async function finish(
  provider: ScriptedProvider,
  txId: string,
  token: string,
  payerName: string,
): Promise<string> {
  let state = "";
  await vi.waitFor(
    async () => {
      const { origin } = await alive();
      const client = siteClient(origin);
      client.cookies.set("__Host-sid", token);
      const path = `${CREATE_DEPOSIT.path}/${txId}`;
      if (provider.payments.has(txId)) {
        if (provider.payments.get(txId)?.state === "open") provider.approve(txId, { payerName });
        const { path: hookPath, host, headers, rawBody } = provider.hook([txId], { id: randomUUID() });
        const edge = { "x-brand": "fjord", "x-forwarded-host": host, "x-forwarded-proto": "http" };
        await rawCall(origin, {
          ...{ method: "POST", path: hookPath, body: Buffer.from(rawBody).toString() },
          headers: { "content-type": "application/json", signature: headers["signature"] ?? "", ...edge },
        }).catch(() => undefined);
      } else {
        // The page opens what the gateway that died has not.
        await client.call("GET", path).catch(() => undefined);
      }
      state = await stateOf(txId);
      expect(["credited", "refunded"]).toContain(state);
    },
    { timeout: 60_000, interval: 100 },
  );
  return state;
}

describe("a gateway that is killed during a deposit", () => {
  it.each([
    ["start", "before", 1],
    ["start", "after", 1],
    ["status", "before", 1],
    ["status", "after", 1],
    ["capture", "before", 1],
    ["capture", "after", 1],
    ["status", "after", 2],
  ] as const)(
    "at %s, %s its effect, time %i: one deposit, captured and credited once (attack 30)",
    { timeout: 120_000 },
    async (call, moment, nth) => {
      const provider = server.providers.captures;
      const { id } = await addPlayer(db(), { depositLimits: LIMITS });
      const token = await signIn(db(), id);
      const killer = killAt(call, moment, nth);
      const txId = await send(token, randomUUID(), "card");
      expect(await finish(provider, txId, token, "Mette Madsen")).toBe("credited");
      expect(killer.isKilled()).toBe(true);
      expect((await readBalances(db(), id)).cashOre).toBe(10_000);
      expect(await db().$count(deposits, eq(deposits.playerId, id))).toBe(1);
      expect(provider.payments.get(txId)?.capturedOre).toBe(10_000);
    },
  );

  it.each([
    ["status", "after", 1],
    ["refund", "before", 1],
    ["refund", "after", 1],
  ] as const)(
    "at %s, %s its effect, of money that goes back: refunded once (attack 30)",
    { timeout: 120_000 },
    async (call, moment, nth) => {
      const provider = server.providers.direct;
      const { id } = await addPlayer(db(), { depositLimits: LIMITS });
      const token = await signIn(db(), id);
      const killer = killAt(call, moment, nth);
      const txId = await send(token, randomUUID(), "mobilepay");
      expect(await finish(provider, txId, token, "Jens Hansen")).toBe("refunded");
      expect(killer.isKilled()).toBe(true);
      expect((await readBalances(db(), id)).cashOre).toBe(0);
      expect(provider.payments.get(txId)?.refundedOre).toBe(10_000);
    },
  );
});
