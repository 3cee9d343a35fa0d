import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { ACCEPT_BONUS, BonusSchema, GIVE_UP_BONUS, GivenUpSchema } from "@spilhus/contracts/payments";
import { and, eq } from "drizzle-orm";
import { bonuses } from "../../src/bonuses/index.ts";
import { codeOf } from "../answers.ts";
import { testOffer } from "../testBonus.ts";
import { balancesAgree, codeOfRefusal, command } from "./command.ts";
import { BONUS_TERMS, type OracleBonus } from "./oracleBonuses.ts";
import { browserOf, eventually, surely } from "./surely.ts";
import { seatOf, type World } from "./world.ts";

/** More a minute are refused, and the clock of a walk may stand still. */
const MOST_ACCEPTED = 2;
/** The clock has moved on by minutes then, and the job that ends bonuses comes once a minute. */
const MOST_LOOKS = 200;

const ofBonus = (world: World, { player, offerId }: OracleBonus) =>
  and(eq(bonuses.playerId, seatOf(world, player).playerId), eq(bonuses.offerId, offerId));

/** What the product says of a bonus: its state and progress. */
async function keptBonus(world: World, bonus: OracleBonus) {
  const [kept] = await world.db.select().from(bonuses).where(ofBonus(world, bonus));
  return kept;
}

/** Product and oracle agree about every bonus of a player. */
export async function bonusesAgree(world: World, index: number): Promise<void> {
  for (const bonus of world.oracle.bonuses.filter(({ player }) => player === index)) {
    const kept = await keptBonus(world, bonus);
    assert.deepEqual(
      [kept?.state, kept?.txId ?? undefined, kept?.wagerOre ?? 0],
      [bonus.state, bonus.txId, bonus.wager],
      `a bonus of player ${index}`,
    );
    if (bonus.state === "active") assert.equal(kept?.wageredOre, bonus.wagered, "progress of a bonus");
  }
}

/** The player accepts an offer: their next credited deposit brings the bonus. */
export const accept = (index: number, most: number, cutMs?: number) =>
  command(`accept ${index} ${most} ${cutMs ?? ""}`, async (world) => {
    const { oracle, db } = world;
    if (oracle.isUnclear(index)) return;
    if (oracle.bonuses.filter(({ player }) => player === index).length >= MOST_ACCEPTED) return;
    const offerId = await testOffer(db, { mostBonusOre: most, ...BONUS_TERMS });
    const code = oracle.mayAccept(index);
    const headers = { "idempotency-key": randomUUID() };
    const body = { offerId, termsVersion: 1 };
    const send = (origin: string) =>
      browserOf(world, index, origin).call("POST", ACCEPT_BONUS.path, { body, headers });
    const answer = await surely(world, send, { first: world.next(), cutMs });
    assert.equal(await codeOf(answer.clone()), code === undefined ? "201 ok" : codeOfRefusal(code));
    if (code !== undefined) return;
    assert.equal(BonusSchema.parse(await answer.json()).state, "accepted");
    oracle.accept(index, offerId, most);
    await bonusesAgree(world, index);
  });

/** The player gives the open bonus up, with exactly the loss that they were shown. */
export const giveUp = (index: number, cutMs?: number) =>
  command(`give up ${index} ${cutMs ?? ""}`, async (world) => {
    const { oracle } = world;
    const { isPlaying, isSuspended, bonus: lost } = oracle.player(index);
    const open = oracle.openBonus(index);
    if (!open || !isPlaying || isSuspended || oracle.isUnclear(index)) return;
    const kept = await keptBonus(world, open);
    const path = GIVE_UP_BONUS.path.replace("{bonusId}", kept?.id ?? "");
    const headers = { "idempotency-key": randomUUID() };
    const send = (origin: string) =>
      browserOf(world, index, origin).call("DELETE", `${path}?acceptedLossOre=${lost}`, { headers });
    const answer = await surely(world, send, { first: world.next(), cutMs });
    assert.equal(await codeOf(answer.clone()), "200 ok");
    assert.equal(GivenUpSchema.parse(await answer.json()).lostOre, lost);
    oracle.endBonus(open, "given-up");
    await balancesAgree(world, index);
    await bonusesAgree(world, index);
  });

/** Bonuses that are over by the clock end without anybody's doing. */
export function haveEnded(world: World, over: readonly OracleBonus[]): Promise<void> {
  let looks = 0;
  const isHopeless = () => (looks += 1) > MOST_LOOKS;
  const look = async () => {
    for (const bonus of over) {
      const kept = await keptBonus(world, bonus);
      if (kept?.state !== bonus.state) return `${kept?.state}, ${bonus.state} expected`;
    }
    return undefined;
  };
  return eventually(world, "bonuses whose time is over", look, isHopeless);
}
