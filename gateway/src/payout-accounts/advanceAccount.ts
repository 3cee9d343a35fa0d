import type { Log } from "@spilhus/lib";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { PAYOUT_TEXTS, putMessage } from "../inbox/index.ts";
import { enqueueMoneyCheck, noteMeans } from "../money-checks/index.ts";
import { isSameName, players, type PersonKeys } from "../players/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { REGISTRATION_SECONDS } from "./findAccounts.ts";
import { payoutProvider, type PayoutProvider, type PayoutProviders } from "./payoutProviders.ts";
import { payoutAccounts, type PayoutAccountRow } from "./tables.ts";

export interface AccountServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly keys: PersonKeys;
  readonly providers: PayoutProviders;
}

type Ended = { readonly state: "refused" } | Registered;
interface Registered {
  readonly state: "verified";
  readonly token: string;
  readonly label: string;
  readonly ownerName: string;
}

/** Seconds until a registration that is under way is asked about again: often at first, then rarely. */
const askAgainIn = (ageSeconds: number) => (ageSeconds < 1_800 ? 15 : 600);

async function readAccount(db: Queries, id: string) {
  const [found] = await db
    .select({
      row: payoutAccounts,
      ageSeconds: sql<number>`extract(epoch from ${databaseNow} - ${payoutAccounts.addedAt})`.mapWith(Number),
    })
    .from(payoutAccounts)
    .where(eq(payoutAccounts.id, id));
  return found;
}

/** Writes down how a registration ended; another worker may have done so already. */
async function end(
  { db, keys, log }: AccountServices,
  account: PayoutAccountRow,
  ended: Ended,
): Promise<void> {
  const { id, playerId, brand } = account;
  await db.transaction(async (tx) => {
    await lockPlayerRow(tx, playerId);
    const [owner] = await tx
      .select({ firstName: players.firstName, lastName: players.lastName })
      .from(players)
      .where(eq(players.id, playerId));
    if (!owner) throw new Error("An account has no player.");
    const isOwn = ended.state === "verified" && isSameName(ended.ownerName, owner);
    const state = ended.state === "verified" && !isOwn ? "name-differs" : ended.state;
    const verified = isOwn
      ? { tokenSealed: keys.sealAccount(ended.token), label: ended.label, verifiedAt: databaseNow }
      : {};
    const isOpen = inArray(payoutAccounts.state, ["opening", "registering"]);
    const changed = await tx
      .update(payoutAccounts)
      .set({ state, url: null, ...verified })
      .where(and(eq(payoutAccounts.id, id), isOpen))
      .returning({ id: payoutAccounts.id });
    if (changed.length === 0) return;
    if (ended.state === "verified") {
      const { token, label } = ended;
      await noteMeans(tx, playerId, { kind: "payout-account", provider: account.provider, token, label });
      await enqueueMoneyCheck(tx, { playerId, brand });
    }
    const event = isOwn ? "payout-account-verified" : "payout-account-refused";
    await writeAudit(tx, { brand, playerId, event, details: { account: id, state } });
    if (isOwn) await putMessage(tx, playerId, PAYOUT_TEXTS.accountAdded({ label: ended.label }));
    if (state === "name-differs") log("warn", "a payout account belongs to somebody else", { account: id });
  });
}

async function register(
  { db }: AccountServices,
  provider: PayoutProvider,
  { id, locale, returnUrl }: PayoutAccountRow,
): Promise<"refused" | undefined> {
  const answer = await provider.payouts.registerAccount({ id, locale, returnUrl });
  if (answer.outcome === "refused") return "refused";
  if (answer.outcome === "unknown") return undefined;
  const { url } = answer.value;
  if (!provider.capabilities.origins.includes(new URL(url).origin)) {
    throw new Error(`The provider ${provider.id} sends players to a page that it does not declare.`);
  }
  await db
    .update(payoutAccounts)
    .set({ state: "registering", url })
    .where(and(eq(payoutAccounts.id, id), eq(payoutAccounts.state, "opening")));
  return undefined;
}

/**
 * Takes a registration one step further: opens it at the provider, then asks whether the player has finished.
 *
 * @returns when to come back; nothing when it is over
 * @throws {Error} when its provider is not configured, or pays out no more
 */
export async function advanceAccount(
  services: AccountServices,
  id: string,
): Promise<{ readonly againInSeconds: number } | undefined> {
  const found = await readAccount(services.db, id);
  if (!found) return undefined;
  const { row, ageSeconds } = found;
  if (row.state !== "opening" && row.state !== "registering") return undefined;
  const provider = payoutProvider(services.providers, row.provider);
  const again = { againInSeconds: askAgainIn(ageSeconds) };
  const isTooOld = ageSeconds > REGISTRATION_SECONDS;
  if (row.state === "opening") {
    if (!isTooOld && (await register(services, provider, row)) === undefined) return again;
    await end(services, row, { state: "refused" });
    return undefined;
  }
  const answer = await provider.payouts.account(id);
  const state = answer.outcome === "done" ? answer.value.state : "open";
  if (answer.outcome === "done" && answer.value.state === "verified") {
    await end(services, row, answer.value);
    return undefined;
  }
  if (state !== "refused" && !isTooOld) return again;
  await end(services, row, { state: "refused" });
  return undefined;
}
