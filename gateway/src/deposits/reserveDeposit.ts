import { randomBytes } from "node:crypto";
import type { PaymentMethod } from "@spilhus/contracts/payments";
import type { RegisteredBrand } from "@spilhus/contracts";
import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { acceptBonus, type AcceptedOffer } from "../bonuses/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { deposits, readUsage, type DepositRow } from "../deposit-records/index.ts";
import { refusal } from "../http/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import type { OfferedMethod, Payments } from "../payment-providers/index.ts";
import { lockPlayerRow, readPlayerStatus } from "../sessions/index.ts";
import { limitsInForce, statusForbids, temporaryCap } from "./checkDeposit.ts";
import { POLL_QUEUE, pollDelay } from "./pollDelay.ts";
import { overLimit } from "./limitRoom.ts";

export interface AskedDeposit {
  readonly amountOre: number;
  readonly method: PaymentMethod;
  /** Whether the player wants a second deposit of the same amount. */
  readonly isSecond?: boolean | undefined;
  /** Its terms are accepted with the deposit. */
  readonly offer?: (Omit<AcceptedOffer, "offerId"> & { readonly id: string }) | undefined;
}

interface Depositor {
  readonly playerId: string;
  readonly brand: RegisteredBrand;
}

/** An unfinished payment takes up room for so long after the provider should have given it up. */
const RESERVED_SECONDS = 86_400;
const SIMILAR_SECONDS = 120;
const TX_ID_BYTES = 16;

/** @throws {HttpError} `method-down`, `amount-range` */
function methodFor(
  payments: Payments,
  brand: RegisteredBrand,
  { method, amountOre }: AskedDeposit,
): OfferedMethod {
  const offered = payments.methodsOf(brand.id).find((one) => one.method === method);
  if (!offered || offered.provider.health === "down") throw refusal("method-down");
  const { minOre, maxOre } = offered.provider.capabilities;
  if (amountOre < minOre || amountOre > maxOre) throw refusal("amount-range", undefined, { minOre, maxOre });
  return offered;
}

/** @throws {HttpError} `similar-deposit-open` */
async function refuseSimilar(tx: Queries, playerId: string, { method, amountOre, isSecond }: AskedDeposit) {
  if (isSecond === true) return;
  const [similar] = await tx
    .select({ txId: deposits.txId })
    .from(deposits)
    .where(
      and(
        eq(deposits.playerId, playerId),
        eq(deposits.method, method),
        eq(deposits.amountOre, amountOre),
        inArray(deposits.state, ["created", "pending", "authorised", "credited"]),
        isNull(deposits.givenUpAt),
        gt(deposits.createdAt, sql`${databaseNow} - ${seconds(SIMILAR_SECONDS)}`),
      ),
    )
    .orderBy(desc(deposits.number))
    .limit(1);
  if (similar) throw refusal("similar-deposit-open", undefined, similar);
}

/**
 * Reserves room in the player's limits for a deposit, in the caller's transaction. Nothing is asked of the provider yet;
 * a job looks after the deposit from now on.
 *
 * @throws {HttpError} `restricted`, `limits-not-set`, `method-down`, `amount-range`, `similar-deposit-open`,
 *   `over-temporary-cap`, `over-limit`, and those of `acceptBonus` when it comes with an offer
 */
export async function reserveDeposit(
  tx: Queries,
  payments: Payments,
  { playerId, brand }: Depositor,
  asked: AskedDeposit,
): Promise<DepositRow> {
  await lockPlayerRow(tx, playerId);
  const player = await readPlayerStatus(tx, brand, playerId);
  if (statusForbids(player) !== undefined) throw refusal("restricted");
  const limits = await limitsInForce(tx, playerId, player.now);
  if (!limits) throw refusal("limits-not-set");
  const { provider } = methodFor(payments, brand, asked);
  await refuseSimilar(tx, playerId, asked);
  const usage = await readUsage(tx, playerId);
  const { amountOre, method } = asked;
  const cap = temporaryCap(brand, player);
  const capLeftOre = cap === undefined ? Infinity : Math.max(0, cap - usage.lifetimeOre);
  const over = overLimit(usage, limits, amountOre);
  // Of two bounds the tighter one is told: what is left by the other would be refused again.
  if (amountOre > capLeftOre && (!over || capLeftOre <= over.leftOre)) {
    throw refusal("over-temporary-cap", undefined, { leftOre: capLeftOre });
  }
  if (over) {
    const { period, leftOre, until, fitsAt } = over;
    const times = { until: until?.toISOString() ?? null, fitsAt: fitsAt?.toISOString() ?? null };
    throw refusal("over-limit", undefined, { period, leftOre, ...times });
  }
  if (asked.offer) {
    const { id: offerId, ...accepted } = asked.offer;
    await acceptBonus(tx, { playerId, brand, depositOre: amountOre }, { offerId, ...accepted });
  }
  const { payWithinSeconds } = provider.capabilities;
  const txId = randomBytes(TX_ID_BYTES).toString("base64url");
  const [row] = await tx
    .insert(deposits)
    .values({
      ...{ txId, playerId, licence: brand.licence.number, brand: brand.id, method, amountOre },
      provider: provider.id,
      expiresAt: sql`${databaseNow} + ${seconds(payWithinSeconds)}`,
      reservedUntil: sql`${databaseNow} + ${seconds(payWithinSeconds + RESERVED_SECONDS)}`,
      ...{ limitDayOre: limits.day, limitWeekOre: limits.week, limitMonthOre: limits.month },
    })
    .returning();
  if (!row) throw new Error("The database returned no row for a deposit it has just written.");
  const details = { deposit: row.number, amountOre, method, provider: provider.id };
  await writeAudit(tx, { brand: brand.id, playerId, event: "deposit-reserved", details });
  await enqueueJob(tx, { queue: POLL_QUEUE, key: txId, payload: { txId }, inSeconds: pollDelay(0) });
  return row;
}
