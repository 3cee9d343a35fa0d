import {
  BUY_PLATES,
  GET_MY_ROUND,
  LIST_MY_PLATES,
  LIST_MY_ROUNDS,
  MOST_PLATES_AT_ONCE,
  OFFER_PLATES,
  RETURN_PLATES,
} from "@spilhus/contracts/bingo";
import { and, eq } from "drizzle-orm";
import { defineCall } from "../calls/index.ts";
import { buyPlates, findRoundOf, platesLeft } from "./buyPlates.ts";
import { listMyRounds, replayOf } from "./myRounds.ts";
import { offerPlates } from "./offerPlates.ts";
import { payBack } from "./payBack.ts";
import { shownPlate } from "./plateSet.ts";
import { openOf, shownPurchases } from "./shownPurchases.ts";
import { bingoPurchases, bingoRounds } from "./tables.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Plates that are offered unless another count is asked for. */
const OFFERED = 6;

const offer = defineCall(OFFER_PLATES, async ({ services: { db }, site, session, query, refuse }) => {
  const { count = OFFERED } = query;
  if (count < 1 || count > MOST_PLATES_AT_ONCE) {
    throw refuse("invalid-request", `Ask for 1 to ${MOST_PLATES_AT_ONCE} plates.`);
  }
  const round = await findRoundOf(db, site.brand, query.round);
  if (!round) throw refuse("not-found");
  if (round.state !== "planned" && round.state !== "selling") throw refuse("sale-closed");
  const plates = await offerPlates(db, round, count);
  const left = await platesLeft(db, round, session.player.id);
  return { plates: plates.map(shownPlate), priceOre: round.platePriceOre, left };
});

const buy = defineCall(BUY_PLATES, async ({ services: { brands }, site, session, body, tx, refuse }) => {
  const round = await findRoundOf(tx, site.brand, body.round);
  if (!round) throw refuse("not-found");
  const bought = await buyPlates(tx, brands, session, { round, plates: body.plates });
  if ("code" in bought) {
    switch (bought.code) {
      case "plate-taken":
        throw refuse(bought.code, undefined, { plates: bought.plates.join(",") });
      case "too-many-plates":
        throw refuse(bought.code, undefined, { left: bought.left });
      case "insufficient-funds":
        throw refuse(bought.code, undefined, { balanceOre: bought.balanceOre ?? 0 });
      case "over-loss-limit":
      case "over-budget":
        throw refuse(bought.code, undefined, { leftOre: bought.leftOre ?? 0 });
      case "sale-not-open":
      case "sale-closed":
      case "unknown-plate":
      case "reality-check-due":
      case "limits-not-set":
      case "limit-reached":
      case "session-ended":
      case "restricted":
        throw refuse(bought.code);
      default:
        throw refuse("stake-not-allowed");
    }
  }
  const [purchase] = await shownPurchases(tx, eq(bingoPurchases.id, bought.purchaseId));
  if (!purchase) throw new Error("Plates that were bought are not there.");
  return purchase;
});

const giveBack = defineCall(RETURN_PLATES, async ({ site, session, places, tx, refuse }) => {
  const { purchaseId } = places;
  if (!UUID.test(purchaseId)) throw refuse("not-found");
  const which = eq(bingoPurchases.id, purchaseId);
  const [own] = await shownPurchases(
    tx,
    and(which, eq(bingoPurchases.playerId, session.player.id), eq(bingoRounds.brand, site.brand.id)),
  );
  if (!own) throw refuse("not-found");
  const word = await payBack(tx, purchaseId, "returned");
  if (word === "already") throw refuse("already-returned");
  if (word === "closed") throw refuse("sale-closed");
  const [purchase] = await shownPurchases(tx, which);
  if (!purchase) throw new Error("Plates that were returned are not there.");
  return purchase;
});

const myPlates = defineCall(LIST_MY_PLATES, async ({ services: { db }, site, session }) => ({
  serverTime: session.now.toISOString(),
  purchases: await shownPurchases(db, openOf(session.player.id, site.brand.id)),
}));

const myRounds = defineCall(LIST_MY_ROUNDS, ({ services: { db }, site, session, query }) =>
  listMyRounds(db, { playerId: session.player.id, brand: site.brand.id }, query.before),
);

const myRound = defineCall(GET_MY_ROUND, async ({ services: { db }, site, session, places, refuse }) => {
  if (!UUID.test(places.roundId)) throw refuse("not-found");
  const whose = { playerId: session.player.id, brand: site.brand.id };
  const replay = await replayOf(db, whose, places.roundId);
  if (!replay) throw refuse("not-found");
  return replay;
});

/** The calls about a player's own plates and rounds. */
export const BINGO_CALLS = [offer, buy, giveBack, myPlates, myRounds, myRound];
