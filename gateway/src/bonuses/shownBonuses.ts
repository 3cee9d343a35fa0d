import type { Locale } from "@spilhus/contracts";
import type { Bonus } from "@spilhus/contracts/payments";
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { bonusOffers, bonusTerms, shownOffer } from "../bonus-offers/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { shownBalance } from "../shown-wins/index.ts";
import { isPaused, pausedTime } from "./pausedTime.ts";
import { bonuses } from "./tables.ts";

const DAY_SECONDS = 86_400;

/** Reads the bonus money in rounds under way, by the id of its bonus. Play builds on bonuses, so it gives this to them. */
export type OpenStakesOf = (db: Queries, playerId: string) => Promise<ReadonlyMap<string, number>>;

const secondsLeft = sql`extract(epoch from
  ${bonuses.grantedAt} + make_interval(days => ${bonusTerms.days}) + ${pausedTime} - ${databaseNow}
)`.mapWith(Number);

/** Bonuses as their player sees them, the open one first and then the latest. */
export async function shownBonuses(
  db: Queries,
  {
    playerId,
    locale,
    openStakesOf,
    which,
  }: {
    readonly playerId: string;
    readonly locale: Locale;
    readonly openStakesOf: OpenStakesOf;
    readonly which?: SQL;
  },
): Promise<Bonus[]> {
  const rows = await db
    .select({
      bonus: bonuses,
      terms: bonusTerms,
      offer: bonusOffers,
      isPaused,
      secondsLeft,
      now: sql`${databaseNow}`.mapWith(bonuses.acceptedAt),
    })
    .from(bonuses)
    .innerJoin(bonusOffers, eq(bonusOffers.id, bonuses.offerId))
    .innerJoin(
      bonusTerms,
      and(eq(bonusTerms.offerId, bonuses.offerId), eq(bonusTerms.version, bonuses.termsVersion)),
    )
    .where(and(eq(bonuses.playerId, playerId), which))
    .orderBy(sql`(${bonuses.state} in ('accepted', 'active')) desc`, desc(bonuses.number));
  const { bonusOre } = await shownBalance(db, playerId);
  const openStakes = await openStakesOf(db, playerId);
  return Promise.all(
    rows.map(async ({ bonus, terms, offer, isPaused: isHeld, ...time }) => {
      const isActive = bonus.state === "active";
      const isLate = bonus.state === "accepted" && bonus.depositBy <= time.now;
      const left = Math.max(0, time.secondsLeft);
      const endsAt = new Date(time.now.getTime() + left * 1000).toISOString();
      return {
        id: bonus.id,
        offer: await shownOffer(db, { offer, terms }, locale),
        state: isLate ? "lapsed" : isActive && isHeld ? "paused" : bonus.state,
        acceptedAt: bonus.acceptedAt.toISOString(),
        depositBy: bonus.state === "accepted" ? bonus.depositBy.toISOString() : null,
        grantedAt: bonus.grantedAt?.toISOString() ?? null,
        endedAt: bonus.endedAt?.toISOString() ?? null,
        grantedOre: bonus.grantedOre,
        bonusOre: isActive ? bonusOre : 0,
        openStakesOre: isActive ? (openStakes.get(bonus.id) ?? 0) : 0,
        wagerOre: bonus.wagerOre,
        wageredOre: bonus.wageredOre,
        endsAt: isActive && !isHeld ? endsAt : null,
        daysLeft: isActive ? Math.ceil(left / DAY_SECONDS) : null,
        endedOre: bonus.endedOre,
      };
    }),
  );
}
