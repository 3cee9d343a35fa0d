import { randomUUID } from "node:crypto";
import {
  CREATE_WITHDRAWAL,
  LIST_WITHDRAWALS,
  type Withdrawal,
  WithdrawalSchema,
} from "@spilhus/contracts/payments";
import type { MoneyChecks } from "@spilhus/contracts";
import { type Log, systemClock } from "@spilhus/lib";
import { eq } from "drizzle-orm";
import { startGateway } from "../src/app/startGateway.ts";
import { parseConfig } from "../src/config/config.ts";
import { hashOfToken, requestHash } from "../src/request-confirmations/requestToken.ts";
import { requestConfirmations } from "../src/request-confirmations/tables.ts";
import { sessions } from "../src/sessions/tables.ts";
import { hashToken } from "../src/tokens/index.ts";
import type { WithdrawalServices } from "../src/withdrawals/index.ts";
import { payoutServices } from "./payoutServices.ts";
import { richPlayer } from "./richPlayer.ts";
import { scriptedPayouts, type ScriptedPayouts } from "./scriptedPayouts.ts";
import { CONSOLE_ENVIRONMENT } from "./staffCaller.ts";
import { siteClient, type SiteClient } from "./siteClient.ts";
import { TEST_BRANDS } from "./testBrands.ts";
import type { TestDatabase } from "./testDatabase.ts";
import { testEnvironment, type TestEnvironment } from "./testEnvironment.ts";
import { CPR_SECRET, signIn } from "./testPlayers.ts";

const BRAND_IDS = ["fjord", "eng"] as const;
const each = <Value>(value: (brand: string) => Value) =>
  JSON.stringify(Object.fromEntries(BRAND_IDS.map((brand) => [brand, value(brand)])));

/** What a player asks for. */
export interface AskedWithdrawal {
  readonly amountOre: number;
  readonly accountId: string;
  readonly acceptedLossOre?: number;
}

export interface Rich {
  readonly id: string;
  readonly accountId: string;
  readonly client: SiteClient;
}

/** Two gateways on one database, with one scripted provider that pays out. MitID is configured, but not there. */
export interface PayoutStage extends AsyncDisposable {
  readonly environment: TestEnvironment;
  readonly origins: readonly [string, string];
  readonly bank: ScriptedPayouts;
  readonly services: WithdrawalServices;
  /** A signed-in player with money and a verified account. */
  player(
    money: { readonly cashOre: number; readonly bonusOre?: number },
    fields?: Parameters<typeof richPlayer>[2],
  ): Promise<Rich>;
  /** Another browser of a player, at one of the two gateways. */
  browser(playerId: string, gateway?: 0 | 1): Promise<SiteClient>;
  /** Confirms one request of a browser, as a visit to MitID does. */
  confirm(client: SiteClient, purpose: string, request: unknown): Promise<void>;
  /** The same, by what the refusal named. */
  confirmToken(client: SiteClient, token: string): Promise<void>;
  send(client: SiteClient, asked: AskedWithdrawal, key?: string): Promise<Response>;
  /** Confirms and sends. */
  withdraw(client: SiteClient, asked: AskedWithdrawal): Promise<Withdrawal>;
  list(client: SiteClient): Promise<readonly Withdrawal[]>;
}

async function sessionOf(environment: TestEnvironment, client: SiteClient) {
  const [session] = await environment.database.db
    .select({ id: sessions.id, playerId: sessions.playerId })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(client.cookies.get("__Host-sid") ?? "")));
  if (!session) throw new Error("The browser is not signed in.");
  return session;
}

/**
 * @param moneyChecks instead of those of the test brands
 * @param log of both gateways
 * @param storage instead of a database in the suite's PostgreSQL
 */
export async function payoutStage({
  moneyChecks,
  log = () => undefined,
  storage,
}: {
  readonly moneyChecks?: MoneyChecks;
  readonly log?: Log;
  readonly storage?: TestDatabase;
} = {}): Promise<PayoutStage> {
  const brands = TEST_BRANDS.map((brand) => (moneyChecks ? { ...brand, moneyChecks } : brand));
  const environment = await testEnvironment({}, brands, { storage });
  const { db } = environment.database;
  const bank = scriptedPayouts();
  const config = parseConfig({
    ...environment.variables,
    MITID: JSON.stringify({
      ...{ issuer: "http://127.0.0.1:9", acr: "urn:grn:authn:dk:mitid:substantial" },
      clients: JSON.parse(each((id) => ({ id, secret: "a secret of a client in tests" }))) as unknown,
    }),
    CPR_SECRET,
    ...CONSOLE_ENVIRONMENT,
    PAYMENT_METHODS: each(() => ({ bank: bank.provider.id })),
    PAYMENT_SECRET: "a secret of payments, long enough for a test",
  });
  const start = () =>
    startGateway(config, systemClock, log, {
      jobsPollMs: 2 ** 30,
      paymentProviders: [bank.provider],
    });
  const gateways = await Promise.all([start(), start()]);
  const origins = [gateways[0].origin, gateways[1].origin] as const;

  const stage: PayoutStage = {
    ...{ environment, origins, bank, services: payoutServices(db, bank) },
    async player(money, fields = {}) {
      const { id, accountId } = await richPlayer(db, money, fields);
      return { id, accountId, client: await stage.browser(id) };
    },
    async browser(playerId, gateway = 0) {
      const client = siteClient(origins[gateway]);
      client.cookies.set("__Host-sid", await signIn(db, playerId));
      return client;
    },
    async confirm(client, purpose, request) {
      const { id: sessionId, playerId } = await sessionOf(environment, client);
      const hash = requestHash(sessionId, { purpose, request });
      await db.insert(requestConfirmations).values({ playerId, sessionId, requestHash: hash });
    },
    async confirmToken(client, token) {
      const { id: sessionId, playerId } = await sessionOf(environment, client);
      await db.insert(requestConfirmations).values({ playerId, sessionId, requestHash: hashOfToken(token) });
    },
    send: (client, body, key = randomUUID()) =>
      client.call("POST", CREATE_WITHDRAWAL.path, { body, headers: { "idempotency-key": key } }),
    async withdraw(client, asked) {
      await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
      return WithdrawalSchema.parse(await (await stage.send(client, asked)).json());
    },
    async list(client) {
      const answer = await client.call("GET", LIST_WITHDRAWALS.path);
      return LIST_WITHDRAWALS.answer.parse(await answer.json()).withdrawals;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      await environment[Symbol.asyncDispose]();
    },
  };
  return stage;
}

/** Sends until the answer is more than that another request of the player is still running. */
export async function untilAnswered(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 409 || !(await answer.clone().text()).includes("request-in-progress"))
      return answer;
  }
}
