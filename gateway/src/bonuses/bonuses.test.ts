import { randomUUID } from "node:crypto";
import {
  ACCEPT_BONUS,
  BonusesSchema,
  BonusSchema,
  CREATE_DEPOSIT,
  DepositSchema,
  GIVE_UP_BONUS,
  GivenUpSchema,
  LIST_BONUSES,
  type Bonus,
  type Bonuses,
} from "@spilhus/contracts/payments";
import { eq, sql, TransactionRollbackError } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testOffer } from "../../testing/testBonus.ts";
import { addGames, sitDown, wager } from "../../testing/testPlay.ts";
import { bonusOffers, type TermsRow } from "../bonus-offers/index.ts";
import type { Queries } from "../database/index.ts";
import { holds, type HoldKind } from "../holds/index.ts";
import { messages } from "../inbox/tables.ts";
import {
  findFaults,
  findRecentFaults,
  type LedgerFault,
  type Movement,
  postMovement,
  readBalances,
} from "../ledger/index.ts";
import { lockPlayerRow, sessions } from "../sessions/index.ts";
import { endDueBonuses } from "./bonusJobs.ts";
import { bonuses, bonusSteps } from "./tables.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
  await addGames(db());
});
afterEach(() => requireWholeLedger(db()));
afterAll(() => stage[Symbol.asyncDispose]());
const db = () => stage.services.db;

const post = (client: SiteClient, body: object, key: string = randomUUID()) =>
  client.call("POST", ACCEPT_BONUS.path, { body, headers: { "idempotency-key": key } });
async function accept(client: SiteClient, offerId: string): Promise<Bonus> {
  const answer = await post(client, { offerId, termsVersion: 1 });
  expect(await codeOf(answer.clone())).toBe("201 ok");
  return BonusSchema.parse(await answer.json());
}
const giveUp = (client: SiteClient, id: string, acceptedLossOre?: number) => {
  const path = GIVE_UP_BONUS.path.replace("{bonusId}", id);
  const query = acceptedLossOre === undefined ? "" : `?acceptedLossOre=${acceptedLossOre}`;
  return client.call("DELETE", `${path}${query}`, { headers: { "idempotency-key": randomUUID() } });
};
const list = async (client: SiteClient): Promise<Bonuses> =>
  BonusesSchema.parse(await (await client.call("GET", LIST_BONUSES.path)).json());
async function deposit(client: SiteClient, amountOre: number): Promise<string> {
  const { txId } = await stage.create(client, { amountOre });
  stage.provider.approve(txId);
  await stage.tell(txId);
  return txId;
}
/** A player whose deposit has brought a bonus. */
async function withBonus(terms: Partial<TermsRow> = {}, amountOre = 20_000) {
  const { client, id: playerId } = await stage.player();
  const { id } = await accept(client, await testOffer(db(), terms));
  const txId = await deposit(client, amountOre);
  return { client, playerId, id, txId };
}
const moneyOf = async (playerId: string) => {
  const { cashOre, bonusOre } = await readBalances(db(), playerId);
  return { cashOre, bonusOre };
};
/** Stakes of a player who is signed in and in a game. */
const wagerOf = async (playerId: string, amountOre: number) =>
  wager(db(), await sitDown(db(), playerId), amountOre);
const stepsOf = async (bonusId: string) => {
  const rows = await db()
    .select()
    .from(bonusSteps)
    .where(eq(bonusSteps.bonusId, bonusId))
    .orderBy(bonusSteps.id);
  return rows.map(({ state }) => state);
};
const hold = (playerId: string, kind: HoldKind, endsAt: Date | null = null) =>
  db().insert(holds).values({ playerId, kind, source: "player", endsAt });
const work = () => endDueBonuses(stage.services);

describe("a bonus", () => {
  it("is as large as the deposit, and leaves the deposit free (R2.39)", async () => {
    const { client, playerId } = await withBonus();
    expect(await moneyOf(playerId)).toEqual({ cashOre: 20_000, bonusOre: 20_000 });
    const { bonuses: shown, offers } = await list(client);
    expect(shown[0]).toMatchObject({
      ...{
        state: "active",
        grantedOre: 20_000,
        bonusOre: 20_000,
        wagerOre: 400_000,
        wageredOre: 0,
        daysLeft: 60,
      },
    });
    expect(offers).toEqual([]);
    const told = await db().select().from(messages).where(eq(messages.playerId, playerId));
    expect(told.map(({ texts }) => texts.da.subject)).toContain("Du har fået 200,00 kr. i bonus");
  });

  it("is at most what its terms allow, and is not granted for a deposit that is too small", async () => {
    const { playerId } = await withBonus({ mostBonusOre: 5_000 });
    expect(await moneyOf(playerId)).toEqual({ cashOre: 20_000, bonusOre: 5_000 });
    const small = await withBonus({ leastDepositOre: 30_000 });
    expect(await moneyOf(small.playerId)).toEqual({ cashOre: 20_000, bonusOre: 0 });
    expect(await stepsOf(small.id)).toEqual(["accepted"]);
  });

  it("is accepted with the deposit itself, and both are refused together", async () => {
    const offerId = await testOffer(db(), { leastDepositOre: 5_000 });
    const { client, id } = await stage.player();
    const create = (offer: object, amountOre = 10_000) =>
      client.call("POST", CREATE_DEPOSIT.path, {
        body: { amountOre, method: "card", offer: { id: offerId, termsVersion: 1, ...offer } },
        headers: { "idempotency-key": randomUUID() },
      });
    expect(await codeOf(await create({ termsVersion: 2 }))).toBe("409 terms-changed");
    expect(await codeOf(await create({}, 4_000))).toBe("422 amount-range");
    const answer = await create({});
    expect(answer.status).toBe(201);
    const { txId } = (await answer.json()) as { txId: string };
    stage.provider.approve(txId);
    await stage.tell(txId);
    expect(await moneyOf(id)).toEqual({ cashOre: 10_000, bonusOre: 10_000 });
  });

  it("is granted by the accepted terms, even when the deposit comes after the offer has closed", async () => {
    const offerId = await testOffer(db());
    const { client, id: playerId } = await stage.player();
    const { id } = await accept(client, offerId);
    await db().update(bonusOffers).set({ isOpen: false }).where(eq(bonusOffers.id, offerId));
    const answer = await client.call("POST", CREATE_DEPOSIT.path, {
      body: { amountOre: 10_000, method: "card", offer: { id: offerId, termsVersion: 1 } },
      headers: { "idempotency-key": randomUUID() },
    });
    const { txId } = DepositSchema.parse(await answer.json());
    stage.provider.approve(txId);
    await stage.tell(txId);
    expect(await moneyOf(playerId)).toEqual({ cashOre: 10_000, bonusOre: 10_000 });
    expect(await stepsOf(id)).toEqual(["accepted", "active"]);
  });

  it("becomes cash in the transaction of the stake that meets the requirement", async () => {
    const { playerId, id } = await withBonus({ wagerPercent: 100 });
    await wagerOf(playerId, 39_900);
    expect(await stepsOf(id)).toEqual(["accepted", "active"]);
    await wagerOf(playerId, 100);
    expect(await moneyOf(playerId)).toEqual({ cashOre: 40_000, bonusOre: 0 });
    expect(await stepsOf(id)).toEqual(["accepted", "active", "released"]);
  });

  it("is given up in one step, and costs exactly the loss that the player was shown", async () => {
    const { client, playerId, id } = await withBonus();
    const refused = await giveUp(client, id, 19_999);
    expect(await refused.json()).toMatchObject({
      error: { code: "bonus-would-go", details: { lossOre: 20_000 } },
    });
    const given = GivenUpSchema.parse(await (await giveUp(client, id, 20_000)).json());
    expect(given).toMatchObject({ lostOre: 20_000, bonus: { state: "given-up", endedOre: 20_000 } });
    expect(await moneyOf(playerId)).toEqual({ cashOre: 20_000, bonusOre: 0 });
    expect(await codeOf(await giveUp(client, id))).toBe("409 too-late");
  });

  it("cannot be given up by another player", async () => {
    const { id } = await withBonus();
    const { client } = await stage.player();
    expect(await codeOf(await giveUp(client, id))).toBe("404 not-found");
    expect(await stepsOf(id)).toEqual(["accepted", "active"]);
  });

  it("ends when its deposit is charged back; money released before stays with the player", async () => {
    const { playerId, id, txId } = await withBonus();
    stage.provider.set(txId, { state: "charged-back", chargedBackOre: 20_000 });
    await stage.tell(txId);
    expect(await moneyOf(playerId)).toEqual({ cashOre: 0, bonusOre: 0 });
    expect(await stepsOf(id)).toEqual(["accepted", "active", "reversed"]);
    const released = await withBonus({ wagerPercent: 100 });
    await wagerOf(released.playerId, 40_000);
    stage.provider.set(released.txId, { state: "charged-back", chargedBackOre: 20_000 });
    await stage.tell(released.txId);
    expect(await moneyOf(released.playerId)).toEqual({ cashOre: 20_000, bonusOre: 0 });
    expect(await stepsOf(released.id)).toEqual(["accepted", "active", "released"]);
  });
});

describe("the lifetime of a bonus", () => {
  /** Whether it has ended some time after its grant. */
  const after = async (by: string, check: () => Promise<void>) => {
    await moveClock(db(), by);
    try {
      await work();
      await check();
    } finally {
      await moveClock(db(), `-${by}`);
    }
  };

  it("is 60 days and not less", async () => {
    const { playerId, id } = await withBonus();
    await after("59 days 23 hours", async () => expect(await stepsOf(id)).toEqual(["accepted", "active"]));
    await after("60 days 1 second", async () => {
      expect(await stepsOf(id)).toEqual(["accepted", "active", "expired"]);
      expect(await moneyOf(playerId)).toEqual({ cashOre: 20_000, bonusOre: 0 });
    });
  });

  it("does not run while a restriction keeps the player from playing", async () => {
    const { playerId, id } = await withBonus();
    const now = await stage.now();
    // Ten days of a break in the middle.
    const day = (count: number) => new Date(now.getTime() + count * 86_400_000);
    await db()
      .insert(holds)
      .values({ playerId, kind: "cooldown", source: "player", startsAt: day(5), endsAt: day(15) });
    await after("60 days 1 hour", async () => expect(await stepsOf(id)).toEqual(["accepted", "active"]));
    await after("70 days 1 hour", async () => expect((await stepsOf(id)).at(-1)).toBe("expired"));
  });

  it("does not run under a block until customer service lifts it, and the player is told so", async () => {
    const { client, playerId, id } = await withBonus();
    await hold(playerId, "block", new Date("2020-01-01"));
    await after("365 days", async () => expect(await stepsOf(id)).toEqual(["accepted", "active"]));
    await db()
      .update(holds)
      .set({ liftedAt: sql`clock.now()` })
      .where(eq(holds.playerId, playerId));
    expect((await list(client)).bonuses[0]).toMatchObject({ state: "active", daysLeft: 60 });
  });

  it("also ends an accepted offer without a deposit", async () => {
    const { client } = await stage.player();
    const { id } = await accept(client, await testOffer(db(), { depositWithinDays: 7 }));
    await after("7 days 1 second", async () => expect(await stepsOf(id)).toEqual(["accepted", "lapsed"]));
  });

  it("ends when the account is closed, and the bonus money goes back to the house", async () => {
    const { playerId, id } = await withBonus();
    await hold(playerId, "deactivated");
    await work();
    expect((await stepsOf(id)).at(-1)).toBe("closed");
    expect(await moneyOf(playerId)).toEqual({ cashOre: 20_000, bonusOre: 0 });
  });
});

describe("an offer", () => {
  it("is accepted once, however often and from wherever it is sent (attack 9)", async () => {
    const offerId = await testOffer(db());
    const { client, id: playerId } = await stage.player();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(client, { offerId, termsVersion: 1 })),
    );
    const codes = new Set(await Promise.all(answers.map(codeOf)));
    expect(codes).toContain("201 ok");
    // On a busy machine who waits too long is told to ask again.
    expect([...codes].filter((code) => code !== "201 ok" && code !== "409 request-in-progress")).toEqual([]);
    expect(await db().$count(bonuses, eq(bonuses.playerId, playerId))).toBe(1);
    await deposit(client, 10_000);
    expect(await moneyOf(playerId)).toEqual({ cashOre: 10_000, bonusOre: 10_000 });
    // Another brand of the same licence: the player has a bonus.
    const other = await browserOf(stage.gateway, playerId, { brand: "eng" });
    const onOther = await post(other, { offerId, termsVersion: 1 });
    expect(await codeOf(onOther)).toBe("410 offer-gone");
    await deposit(client, 10_001);
    expect(await moneyOf(playerId)).toEqual({ cashOre: 20_001, bonusOre: 10_000 });
  });

  it("of either of two brands of one licence, accepted at once on both, brings one bonus (attack 9)", async () => {
    const { client, id: playerId } = await stage.player();
    const other = await browserOf(stage.gateway, playerId, { brand: "eng" });
    const offers = [
      [client, await testOffer(db())],
      [other, await testOffer(db(), { brand: "eng" })],
    ] as const;
    const sent = Array.from({ length: 10 }, () =>
      offers.map(([browser, offerId]) => post(browser, { offerId, termsVersion: 1 })),
    );
    const codes = await Promise.all((await Promise.all(sent.flat())).map(codeOf));
    expect(codes.filter((code) => code === "201 ok")).not.toEqual([]);
    await deposit(client, 10_000);
    await deposit(other, 10_001);
    const { cashOre, bonusOre } = await moneyOf(playerId);
    expect(cashOre).toBe(20_001);
    // Of the deposit on the brand whose offer was first.
    expect([10_000, 10_001]).toContain(bonusOre);
    const steps = db()
      .select({ state: bonusSteps.state })
      .from(bonusSteps)
      .innerJoin(bonuses, eq(bonuses.id, bonusSteps.bonusId))
      .where(eq(bonuses.playerId, playerId));
    expect((await steps).filter(({ state }) => state === "active")).toHaveLength(1);
  });

  it("is refused while another bonus is active, and is never granted twice", async () => {
    const offerId = await testOffer(db());
    const { client } = await stage.player();
    const { id } = await accept(client, offerId);
    await deposit(client, 10_000);
    const second = await testOffer(db());
    expect(await codeOf(await post(client, { offerId: second, termsVersion: 1 }))).toBe("409 bonus-active");
    await giveUp(client, id);
    expect(await codeOf(await post(client, { offerId, termsVersion: 1 }))).toBe("403 not-for-you");
    await accept(client, second);
  });

  it("is refused when its terms have changed since the player read them (attack 45)", async () => {
    const offerId = await testOffer(db());
    const { client } = await stage.player();
    const answer = await post(client, { offerId, termsVersion: 2 });
    expect(await answer.json()).toMatchObject({
      error: { code: "terms-changed", details: { termsVersion: 1 } },
    });
  });

  it("that needs a code is accepted only with that code (R2.10)", async () => {
    const offerId = await testOffer(db(), { code: "HEMMELIG" });
    const { client } = await stage.player();
    for (const code of [undefined, "GAET"]) {
      const answer = await post(client, {
        offerId,
        termsVersion: 1,
        ...(code === undefined ? {} : { code }),
      });
      expect(await codeOf(answer)).toBe("404 code-unknown");
    }
    expect((await post(client, { offerId, termsVersion: 1, code: "HEMMELIG" })).status).toBe(201);
    expect((await list(client)).offers.map(({ id }) => id)).not.toContain(offerId);
  });

  it("for new players is refused to a player who has deposited before", async () => {
    const offerId = await testOffer(db(), { isForNewPlayers: true });
    const { client } = await stage.player();
    await deposit(client, 10_000);
    expect(await codeOf(await post(client, { offerId, termsVersion: 1 }))).toBe("403 not-for-you");
  });

  it("is neither shown to a player on a break nor accepted from one", async () => {
    const offerId = await testOffer(db());
    const { client, id } = await stage.player({
      holds: [{ kind: "cooldown", endsInSeconds: 3_600 }],
    });
    expect(await codeOf(await post(client, { offerId, termsVersion: 1 }))).toBe("403 restricted");
    expect(await db().$count(bonuses, eq(bonuses.playerId, id))).toBe(0);
  });

  it("is not shown to a player who has reached a limit of play, though the page is open to them", async () => {
    await testOffer(db());
    const { client } = await stage.player({ holds: [{ kind: "play-limits", endsInSeconds: 3_600 }] });
    expect((await list(client)).offers).toEqual([]);
  });
});

it(
  "a release, an expiry and a giving-up at the same moment end a bonus exactly once (attack 8)",
  { timeout: 60_000 },
  async () => {
    for (let round = 0; round < 12; round += 1) {
      const gone = 10_000 + round;
      const { client, playerId, id } = await withBonus({ wagerPercent: 1 }, gone);
      const [seat, other] = [await sitDown(db(), playerId), await browserOf(stage.gateway, playerId)];
      // In every other run its days are over, so the stake can no longer release it.
      const isOver = round % 2 === 1;
      const later = new Date("2100-01-01");
      await db()
        .update(sessions)
        .set({ expiresAt: later, endsAt: later })
        .where(eq(sessions.playerId, playerId));
      if (isOver) await moveClock(db(), "61 days");
      await Promise.all([wager(db(), seat, 1_000), work(), giveUp(other, id), giveUp(client, id)]);
      if (isOver) await moveClock(db(), "-61 days");
      const steps = await stepsOf(id);
      expect(steps.slice(0, 2)).toEqual(["accepted", "active"]);
      expect(steps).toHaveLength(3);
      expect(["given-up", isOver ? "expired" : "released"]).toContain(steps[2]);
      const isReleased = steps[2] === "released";
      expect(await moneyOf(playerId)).toEqual({ cashOre: isReleased ? 2 * gone : gone, bonusOre: 0 });
    }
  },
);

/** The faults that the check finds after a change, which is rolled back afterwards. */
async function faultsAfter(
  act: (tx: Queries) => Promise<unknown>,
  find: typeof findFaults = findFaults,
): Promise<readonly LedgerFault[]> {
  const faults: LedgerFault[] = [];
  const undone = db().transaction(async (tx) => {
    await act(tx);
    faults.push(...(await find(tx)));
    tx.rollback();
  });
  await expect(undone).rejects.toThrow(TransactionRollbackError);
  return faults;
}

describe("terms that a new law forbids since they were published", () => {
  /** The law at the time of publishing. */
  const FORMER_LAW = { lawMostBonusOre: 200_000, lawLeastDays: 30, lawMostWagerPercent: 1_500 };

  it.each<readonly [string, Partial<TermsRow>]>([
    ["are too short", { days: 30 }],
    ["ask for too many stakes", { wagerPercent: 1_001 }],
  ])("are not accepted any more when they %s", async (_, terms) => {
    const offerId = await testOffer(db(), { ...terms, ...FORMER_LAW });
    const { client } = await stage.player();
    expect(await codeOf(await post(client, { offerId, termsVersion: 1 }))).toBe("410 offer-gone");
  });

  it.each<readonly [string, Partial<TermsRow>, number, string]>([
    ["too short", { days: 30 }, 20_000, "200,00 kr."],
    ["too hard", { wagerPercent: 1_001 }, 20_000, "200,00 kr."],
    ["too large", { mostBonusOre: 200_000 }, 100_001, "1.000,01 kr."],
  ])(
    "bring no bonus where they are %s: the deposit is credited, and the player is told",
    async (_, terms, amountOre, shown) => {
      const { client, id: playerId } = await stage.player();
      const offerId = await testOffer(db(), { ...terms, ...FORMER_LAW });
      // Accepted while the law still allowed them.
      const depositBy = sql`clock.now() + interval '7 days'`;
      const accepted = { playerId, licence: "1", brand: "fjord", offerId, termsVersion: 1, depositBy };
      const [made] = await db().insert(bonuses).values(accepted).returning();
      await deposit(client, amountOre);
      expect(await moneyOf(playerId)).toEqual({ cashOre: amountOre, bonusOre: 0 });
      expect(await stepsOf(made?.id ?? "")).toEqual(["accepted", "not-granted"]);
      const told = await db().select().from(messages).where(eq(messages.playerId, playerId));
      const message = told.find(({ texts }) => texts.da.subject === "Din bonus kunne ikke gives");
      expect(message?.texts.da.body).toContain(`Din indbetaling på ${shown} er sat ind`);
      // The acceptance is over: the next deposit brings no bonus either.
      await deposit(client, 10_000);
      expect(await moneyOf(playerId)).toEqual({ cashOre: amountOre + 10_000, bonusOre: 0 });
    },
  );

  it("still grant a bonus that is within the law, because the deposit was smaller", async () => {
    const { client, id: playerId } = await stage.player();
    const offerId = await testOffer(db(), { mostBonusOre: 200_000, ...FORMER_LAW });
    const depositBy = sql`clock.now() + interval '7 days'`;
    await db()
      .insert(bonuses)
      .values({ playerId, licence: "1", brand: "fjord", offerId, termsVersion: 1, depositBy });
    await deposit(client, 100_000);
    expect(await moneyOf(playerId)).toEqual({ cashOre: 100_000, bonusOre: 100_000 });
  });
});

describe("tampering with bonuses while the triggers are off is found (I10)", () => {
  it.each([
    ["more is granted than the terms allow", "update bonus_terms set most_bonus_ore = least_deposit_ore"],
    [
      "the granted amount is changed",
      "update bonuses set granted_ore = granted_ore + 1 where granted_at is not null",
    ],
    [
      "a bonus is ended without its money",
      "update bonuses set state = 'given-up', ended_at = clock.now(), ended_ore = 0 where state = 'active'",
    ],
    [
      "a given-up bonus is called released",
      "update bonuses set state = 'released', wagered_ore = wager_ore where state = 'given-up' and ended_ore > 0",
    ],
    [
      "an active bonus is brought forward",
      "update bonuses set wagered_ore = wagered_ore + 1 where state = 'active'",
    ],
    [
      "an active bonus is held back",
      "update bonuses set wagered_ore = wagered_ore - 1 where state = 'active' and wagered_ore > 0",
    ],
    [
      "an ended bonus is said to have come further",
      "update bonuses set wagered_ore = wagered_ore + 1 where state = 'given-up'",
    ],
    [
      "a round counts more than its stakes",
      "update game_rounds set counted_ore = counted_ore - 1 where counted_ore > 0",
    ],
    [
      "a round that covers opposite outcomes counts",
      "update game_rounds set covers_opposites = true where counted_ore > 0",
    ],
    [
      "a stake counts more than it was",
      "update wallet_calls set counted_ore = counted_ore + 1 where counted_ore > 0",
    ],
  ])("%s", async (_, statement) => {
    const { playerId } = await withBonus();
    await wagerOf(playerId, 1_000);
    const { client, id } = await withBonus();
    await giveUp(client, id);
    const faults = await faultsAfter(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql.raw("alter table bonuses disable trigger all; alter table bonus_terms disable trigger all"),
      );
      await tx.execute(sql.raw(statement));
    });
    expect(faults.map(({ invariant }) => invariant)).toContain("I10");
  });
});

describe("bonus money that other code books is found (I10)", () => {
  const PROMOTION = { kind: "promotion-cost", ref: "fjord" } as const;
  const HOUSE = { kind: "house", ref: "fjord" } as const;
  /** Books in the player's name as no code of the product does. */
  const forged = (
    playerId: string,
    booked: Pick<Movement, "kind" | "source" | "transfers">,
    find = findFaults,
  ) =>
    faultsAfter(async (tx) => {
      await lockPlayerRow(tx, playerId);
      const about = { licence: "1", brand: "fjord", playerId, reference: playerId, by: "nobody" };
      await postMovement(tx, { ...about, ...booked });
    }, find);

  it.each<readonly [string, Pick<Movement, "kind" | "source" | "transfers">]>([
    [
      "released while the bonus is active",
      {
        kind: "bonus-released",
        source: "elsewhere",
        transfers: [{ from: "bonus", to: "cash", amountOre: 1 }],
      },
    ],
    [
      "moved into cash by a correction",
      { kind: "correction", source: "elsewhere", transfers: [{ from: "bonus", to: "cash", amountOre: 1 }] },
    ],
    [
      "granted on top",
      {
        kind: "bonus-granted",
        source: "elsewhere",
        transfers: [{ from: PROMOTION, to: "bonus", amountOre: 1 }],
      },
    ],
    [
      "staked by no game",
      { kind: "stake", source: "elsewhere", transfers: [{ from: "bonus", to: HOUSE, amountOre: 1 }] },
    ],
    [
      "won in no game",
      { kind: "win", source: "elsewhere", transfers: [{ from: HOUSE, to: "bonus", amountOre: 1 }] },
    ],
    [
      "taken back for a round that there was not",
      {
        kind: "bonus-ended",
        source: "bonus-late:play:polar",
        transfers: [{ from: "bonus", to: PROMOTION, amountOre: 1 }],
      },
    ],
  ])("%s", async (_, booked) => {
    const { playerId } = await withBonus();
    for (const find of [findFaults, findRecentFaults]) {
      const faults = await forged(playerId, booked, find);
      expect(faults.map(({ invariant }) => invariant)).toContain("I10");
    }
  });

  it("when the player was granted no bonus", async () => {
    const { id } = await stage.player();
    const transfers = [{ from: PROMOTION, to: "bonus", amountOre: 100 }] as const;
    const faults = await forged(id, { kind: "bonus-granted", source: "bonus", transfers });
    expect(faults.map(({ fault }) => fault)).toEqual([
      "granted , booked 100",
      "100 of bonus money without an active bonus",
    ]);
  });
});
