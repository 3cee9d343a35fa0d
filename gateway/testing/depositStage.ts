import { randomUUID } from "node:crypto";
import {
  CREATE_DEPOSIT,
  DepositSchema,
  GET_DEPOSIT,
  type Deposit,
  type PaymentMethod,
} from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { paymentJobs } from "../src/app/paymentJobs.ts";
import type { Brands } from "../src/config/index.ts";
import { deposits, depositSteps, type DepositRow } from "../src/deposit-records/index.ts";
import type { DepositServices } from "../src/deposits/index.ts";
import { jobs } from "../src/jobs/tables.ts";
import { JobRunner } from "../src/jobs/index.ts";
import { readBalances } from "../src/ledger/index.ts";
import { guardProvider, paymentsOf, type IncomingHook } from "../src/payment-providers/index.ts";
import type { ImportedPlayer } from "../src/player-import/importPlayers.ts";
import { providerEvents } from "../src/provider-events/index.ts";
import { rawCall } from "./rawCall.ts";
import { ScriptedProvider } from "./scriptedProvider.ts";
import { codeOf, signedInPlayer } from "./signedInPlayer.ts";
import type { SiteClient } from "./siteClient.ts";
import type { TestDatabase } from "./testDatabase.ts";
import { testGateway, type TestGateway } from "./testGateway.ts";
import { TEST_BRANDS } from "./testBrands.ts";

const BRANDS: Brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const SECRET = "a secret of payments, long enough for a test";

/** Limits that no test of something else reaches. */
export const WIDE_LIMITS = { dayOre: 5_000_000, weekOre: 5_000_000, monthOre: 5_000_000 };

interface AskedDeposit {
  readonly amountOre?: number;
  readonly method?: PaymentMethod;
  readonly isSecond?: boolean;
  readonly key?: string;
}

/** A gateway with a scripted provider, and what tests of deposits do with them. */
export interface DepositStage extends AsyncDisposable {
  readonly gateway: TestGateway;
  readonly provider: ScriptedProvider;
  readonly services: DepositServices;
  readonly log: { readonly level: string; readonly message: string; readonly about: unknown }[];
  /** A signed-in player with limits. */
  player(fields?: Partial<ImportedPlayer>): ReturnType<typeof signedInPlayer>;
  send(client: SiteClient, asked?: AskedDeposit): Promise<Response>;
  /** Begins a deposit; it is at the provider afterwards. */
  create(client: SiteClient, asked?: AskedDeposit): Promise<Deposit>;
  read(client: SiteClient, txId: string): Promise<Deposit>;
  /** Sends a webhook to the gateway, or to another one on its database. @returns the status of its answer */
  receive(hook: IncomingHook, origin?: string): Promise<number>;
  /** A webhook comes about a deposit, and what it leads to is done. */
  tell(txId: string): Promise<void>;
  /** The database's clock, which tests move. */
  now(): Promise<Date>;
  /** Waits until every stored event was looked into. */
  settled(): Promise<void>;
  /** Does the payment jobs that are due. */
  work(): Promise<void>;
  /** Makes the polls of all deposits due and does them. */
  poll(): Promise<void>;
  row(txId: string): Promise<DepositRow>;
  /** States that a deposit has come to. */
  steps(txId: string): Promise<string[]>;
  cashOf(playerId: string): Promise<number>;
}

export async function depositStage(
  provider = new ScriptedProvider(),
  storage?: TestDatabase,
): Promise<DepositStage> {
  const routes = Object.fromEntries(provider.capabilities.methods.map((method) => [method, provider.id]));
  const methods = { fjord: routes, eng: routes };
  const log: { level: string; message: string; about: unknown }[] = [];
  const write: DepositServices["log"] = (level, message, about) => void log.push({ level, message, about });
  const gateway = await testGateway({
    environment: { PAYMENT_METHODS: JSON.stringify(methods), PAYMENT_SECRET: SECRET },
    ...{ paymentProviders: [provider], log: write },
    // Tests move the clock and then look for due jobs themselves.
    ...{ jobsPollMs: 2 ** 30, storage },
  });
  const { db } = gateway.database;
  const payments = paymentsOf([guardProvider(provider, write)], methods);
  const services: DepositServices = { db, log: write, brands: BRANDS, payments };
  const runner = new JobRunner({ db, log: write, queues: paymentJobs(services), pollMs: 2 ** 30 });

  const stage: DepositStage = {
    ...{ gateway, provider, services, log },
    player: (fields = {}) => signedInPlayer(gateway, { depositLimits: WIDE_LIMITS, ...fields }),
    send: (client, { key = randomUUID(), amountOre = 10_000, method = "card", isSecond } = {}) =>
      client.call("POST", CREATE_DEPOSIT.path, {
        body: { amountOre, method, ...(isSecond === undefined ? {} : { isSecond }) },
        headers: { "idempotency-key": key },
      }),
    async create(client, asked = {}) {
      const answer = await stage.send(client, asked);
      expect(await codeOf(answer.clone())).toBe("201 ok");
      return DepositSchema.parse(await answer.json());
    },
    async read(client, txId) {
      const answer = await client.call("GET", GET_DEPOSIT.path.replace("{txId}", txId));
      return DepositSchema.parse(await answer.json());
    },
    async receive({ method, host, path, headers, rawBody }, origin = gateway.origin) {
      const given = Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const edge = { "x-brand": "fjord", "x-forwarded-host": host, "x-forwarded-proto": "http" };
      const [status] = await rawCall(origin, {
        ...{ method, path, body: Buffer.from(rawBody).toString() },
        headers: { ...Object.fromEntries(given), ...edge },
      });
      return status;
    },
    async tell(txId) {
      expect(await stage.receive(provider.hook([txId], { at: await stage.now() }))).toBe(200);
      await stage.settled();
    },
    async now() {
      const { rows } = await db.execute<{ now: string }>(sql`select clock.now() as now`);
      return new Date(rows[0]?.now ?? "");
    },
    async settled() {
      const isNew = eq(providerEvents.state, "received");
      await vi.waitFor(
        async () => {
          await runner.run();
          expect(await db.$count(providerEvents, isNew)).toBe(0);
        },
        { timeout: 20_000 },
      );
    },
    work: () => runner.run(),
    async poll() {
      await db
        .update(jobs)
        .set({ dueAt: new Date(0) })
        .where(eq(jobs.queue, "deposit-poll"));
      await runner.run();
    },
    async row(txId) {
      const [row] = await db.select().from(deposits).where(eq(deposits.txId, txId));
      if (!row) throw new Error("There is no such deposit.");
      return row;
    },
    async steps(txId) {
      const rows = await db
        .select({ state: depositSteps.state })
        .from(depositSteps)
        .where(eq(depositSteps.txId, txId))
        .orderBy(depositSteps.id);
      return rows.map(({ state }) => state);
    },
    cashOf: async (playerId) => (await readBalances(db, playerId)).cashOre,
    async [Symbol.asyncDispose]() {
      await runner.stop();
      await gateway[Symbol.asyncDispose]();
    },
  };
  return stage;
}
