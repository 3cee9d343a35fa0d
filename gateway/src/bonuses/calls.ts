import { chosenLocale } from "@spilhus/contracts";
import { ACCEPT_BONUS, GET_OFFER, GIVE_UP_BONUS, LIST_BONUSES } from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import { bonusTerms, findOffers, namedBy, shownOffer } from "../bonus-offers/index.ts";
import { defineCall, defineCallWith, type DefinedCall } from "../calls/index.ts";
import { readBalances } from "../ledger/index.ts";
import { requireNothingShowing } from "../shown-wins/index.ts";
import { acceptBonus } from "./acceptBonus.ts";
import { endBonus } from "./endBonus.ts";
import { findBonus, openBonus } from "./openBonus.ts";
import { type OpenStakesOf, shownBonuses } from "./shownBonuses.ts";
import { bonuses } from "./tables.ts";

/** What the calls about bonuses need besides the services of every call. */
export interface BonusServices {
  readonly openStakesOf: OpenStakesOf;
}
const define = defineCallWith<BonusServices>();

const getOffer = defineCall(
  GET_OFFER,
  async ({ services, site, session, query, cookies, request, refuse }) => {
    const { db, limits } = services;
    const names = Object.values(query).filter((name) => name !== undefined);
    if (names.length !== 1) {
      throw refuse(
        "invalid-request",
        "Name the offer by exactly one of bonusCode, bundleId and promotionId.",
      );
    }
    const isByCode = query.bonusCode !== undefined;
    // Codes can be guessed, so each check counts towards the limit, whether the code exists or not.
    if (isByCode) {
      await limits.ofAddress("bonus-code", request.ip);
      if (session) await limits.ofAccount("bonus-code", { player: session.player.id });
    }
    const [found] = await findOffers(db, {
      ...{ brand: site.brand.id, playerId: session?.player.id, which: namedBy(query) },
    });
    const isReadable = found?.isInForce === true && (isByCode ? found.isForPlayer : true);
    if (isByCode && !isReadable) throw refuse("code-unknown");
    if (!found?.isInForce) throw refuse("offer-gone");
    if (!found.isForPlayer) throw refuse("not-for-you");
    return shownOffer(db, found, chosenLocale(cookies));
  },
);

const list = define(LIST_BONUSES, async ({ services: { db, openStakesOf }, site, session, cookies }) => {
  const playerId = session.player.id;
  const locale = chosenLocale(cookies);
  const shown = await shownBonuses(db, { playerId, locale, openStakesOf });
  const open = await openBonus(db, playerId);
  const { checkResult, withinLimits } = session.accountStatus;
  // A player who is restricted, has reached a limit of play or has a bonus already is offered nothing.
  const isOffered = checkResult === null && withinLimits && open?.bonus.state !== "active";
  const offers = isOffered
    ? await findOffers(db, { brand: site.brand.id, playerId, which: sql`not ${bonusTerms.needsCode}` })
    : [];
  const takeable = offers.filter(({ isInForce, isForPlayer }) => isInForce && isForPlayer);
  return {
    bonuses: shown,
    offers: await Promise.all(takeable.map((offer) => shownOffer(db, offer, locale))),
    serverTime: session.now.toISOString(),
  };
});

const accept = define(ACCEPT_BONUS, async ({ services, site, session, body, cookies, tx }) => {
  const playerId = session.player.id;
  const { bonus } = await acceptBonus(tx, { playerId, brand: site.brand }, body);
  const which = eq(bonuses.id, bonus.id);
  const { openStakesOf } = services;
  const [shown] = await shownBonuses(tx, { playerId, locale: chosenLocale(cookies), openStakesOf, which });
  if (!shown) throw new Error("A bonus that was accepted is not there.");
  return shown;
});

const giveUp = define(GIVE_UP_BONUS, async ({ services, session, places, query, cookies, tx, refuse }) => {
  const playerId = session.player.id;
  const found = await findBonus(tx, places.bonusId);
  if (found?.bonus.playerId !== playerId) throw refuse("not-found");
  const { bonus } = found;
  if (bonus.state !== "active" && bonus.state !== "accepted") throw refuse("too-late");
  if (bonus.state === "active") await requireNothingShowing(tx, playerId);
  const { bonusOre } = bonus.state === "active" ? await readBalances(tx, playerId) : { bonusOre: 0 };
  const { acceptedLossOre } = query;
  if (acceptedLossOre !== undefined && acceptedLossOre !== bonusOre) {
    throw refuse("bonus-would-go", undefined, { lossOre: bonusOre });
  }
  const { endedOre } = await endBonus(tx, bonus, "given-up", "call:give-up-bonus");
  const which = eq(bonuses.id, bonus.id);
  const { openStakesOf } = services;
  const [shown] = await shownBonuses(tx, { playerId, locale: chosenLocale(cookies), openStakesOf, which });
  if (!shown) throw new Error("A bonus that was given up is not there.");
  return { bonus: shown, lostOre: endedOre };
});

/** The calls about bonuses. */
export const BONUS_CALLS: readonly DefinedCall<BonusServices>[] = [getOffer, list, accept, giveUp];
