import { ACCEPT_BONUS, GET_OFFER, OfferSchema, type Offer } from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OFFER_CONTENT } from "../../testing/offerContent.ts";
import { leastStatements } from "../../testing/leastStatements.ts";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testBonus, testOffer } from "../../testing/testBonus.ts";
import { TEST_CATALOGUE } from "../../testing/testCatalogue.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { createLog } from "../config/logger.ts";
import { importCatalogue } from "../games/index.ts";
import { bonusOffers, bonusTerms } from "./tables.ts";

const statementsOf = leastStatements();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await importCatalogue(db(), TEST_CATALOGUE);
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;

let made = 0;
const publish = (slug: string, change: object = {}, action = "publish") =>
  gateway.manage("POST", "/management/spaces/fjord/stories", {
    action,
    full_slug: `bonusser/${slug}`,
    ...(action === "publish" ? { content: { ...OFFER_CONTENT, ...change } } : {}),
  });
/** Publishes an offer with a promotion id of its own. */
async function published(change: object = {}) {
  made += 1;
  const names = { slug: `tilbud-${made}`, promotionId: `kampagne-${made}` };
  const answer = await publish(names.slug, { promotion_id: names.promotionId, ...change });
  expect(answer.status).toBe(200);
  return names;
}
const messageOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { message: string } };
  return error.message;
};
type Names = Partial<Record<"bonusCode" | "bundleId" | "promotionId", string>>;
const ask = (names: Names, client = siteClient(gateway.origin)) =>
  client.call("GET", `${GET_OFFER.path}?${new URLSearchParams(names)}`);
const read = async (names: Names): Promise<Offer> => OfferSchema.parse(await (await ask(names)).json());
const versionsOf = async (slug: string) => {
  const [offer] = await db()
    .select()
    .from(bonusOffers)
    .where(eq(bonusOffers.fullSlug, `bonusser/${slug}`));
  return db().$count(bonusTerms, eq(bonusTerms.offerId, offer?.id ?? ""));
};

describe("an offer that an editor publishes", () => {
  it("is read by guests with a worked example and what it costs on average (R4.04)", async () => {
    const { promotionId } = await published();
    const offer = await read({ promotionId });
    expect(offer).toMatchObject({
      ...{ title: "Dobbelt op", termsVersion: 1, wagerPercent: 1_000, days: 60, games: ["slots"] },
      conditions: ["Gælder én gang.", "Gevinster af bonuspenge hører til bonussen."],
      example: { depositOre: 50_000, bonusOre: 50_000, wagerOre: 1_000_000 },
    });
    const { expectedCostOre, returnPercent } = offer.example;
    expect(returnPercent).toBeGreaterThan(80);
    expect(expectedCostOre).toBe(Math.ceil((1_000_000 * (100 - (returnPercent ?? 0))) / 100));
  });

  it("is read in the language of the page (R4.04)", async () => {
    const { promotionId } = await published();
    const client = siteClient(gateway.origin);
    client.cookies.set("locale", "en");
    expect(await (await ask({ promotionId }, client)).json()).toMatchObject({
      ...{ title: "Double up", conditions: ["Good for once.", "Wins of bonus money belong to the bonus."] },
    });
  });

  it("gets a new version of its terms when they change, and keeps the old one as it was (attack 45)", async () => {
    const { slug, promotionId } = await published();
    await publish(slug, { promotion_id: promotionId });
    expect(await versionsOf(slug)).toBe(1);
    await publish(slug, { promotion_id: promotionId, wager_percent: 900 });
    expect(await versionsOf(slug)).toBe(2);
    expect(await read({ promotionId })).toMatchObject({ termsVersion: 2, wagerPercent: 900 });
    const tampering = db().execute(sql`update bonus_terms set wager_percent = 0`);
    await expect(tampering).rejects.toMatchObject({
      cause: { message: "Terms, offers and bonuses are kept." },
    });
  });

  it("that is edited after a player has read it is not accepted as they read it (attack 45)", async () => {
    const { slug, promotionId } = await published();
    const { client, id } = await signedInPlayer(gateway);
    const seen = OfferSchema.parse(await (await ask({ promotionId }, client)).json());
    await publish(slug, { promotion_id: promotionId, wager_percent: 900 });
    const accept = (termsVersion: number) =>
      client.call("POST", ACCEPT_BONUS.path, {
        body: { offerId: seen.id, termsVersion },
        headers: { "idempotency-key": randomUUID() },
      });
    expect(await (await accept(seen.termsVersion)).json()).toMatchObject({
      error: { code: "terms-changed", details: { termsVersion: 2 } },
    });
    const { rowCount } = await db().execute(sql`select from bonuses where player_id = ${id}::uuid`);
    expect(rowCount).toBe(0);
    expect(await (await accept(2)).json()).toMatchObject({ offer: { termsVersion: 2, wagerPercent: 900 } });
  });

  it("is not shown before it opens, nor after its story is withdrawn", async () => {
    const { slug, promotionId } = await published();
    expect((await publish(slug, {}, "unpublish")).status).toBe(200);
    expect(await codeOf(await ask({ promotionId }))).toBe("410 offer-gone");
    const early = await published({ opens_at: "2099-01-01T00:00:00Z" });
    expect(await codeOf(await ask({ promotionId: early.promotionId }))).toBe("410 offer-gone");
    const late = await published({ closes_at: "2020-01-01T00:00:00Z" });
    expect(await codeOf(await ask({ promotionId: late.promotionId }))).toBe("410 offer-gone");
  });

  it("cannot take the name of another open offer", async () => {
    const { promotionId } = await published();
    const answer = await publish("efterligner", { promotion_id: promotionId });
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toContain(`its promotion_id "${promotionId}" is that of`);
  });

  it("is requested by exactly one name", async () => {
    const { promotionId } = await published();
    expect(await codeOf(await ask({}))).toBe("400 invalid-request");
    expect(await codeOf(await ask({ promotionId, bundleId: "andet" }))).toBe("400 invalid-request");
  });
});

describe("terms out of the law's bounds are refused when the story is published (attack 44)", () => {
  it.each([
    [
      "worth more than 1,000 kr.",
      { most_bonus_ore: 100_001 },
      "most_bonus_ore: valueOre is 100001, the law demands at most 100000",
    ],
    [
      "with stakes of more than ten times deposit and bonus",
      { wager_percent: 1_001 },
      "wager_percent: wagerOre is 1001000, the law demands at most 1000000",
    ],
    ["with less than 60 days", { wager_days: 59 }, "wager_days: days is 59, the law demands at least 60"],
    [
      "with games that count in part",
      { contribution_percent: 50 },
      "contribution_percent: contributionPercents is 50, the law demands exactly 100",
    ],
    [
      "that need another deposit than the bonus is worth",
      { required_percent: 50 },
      "required_percent: requiredOre is 25000, the law demands exactly 50000",
    ],
    [
      "for fewer than 100 players",
      { code: "FAA", players: 99 },
      "players: players is 99, the law demands at least 100",
    ],
  ])("%s", async (_, change, fault) => {
    const before = await db().$count(bonusOffers);
    const answer = await publish("ulovlig", change);
    expect(answer.status).toBe(400);
    const message = await messageOf(answer);
    expect(message).toContain(fault);
    expect(message).toContain("Change these fields and publish it again.");
    // The story is not published either.
    expect(await db().$count(bonusOffers)).toBe(before);
    expect((await gateway.manage("GET", "/management/spaces/fjord/stories/bonusser/ulovlig")).status).toBe(
      404,
    );
  });

  it("as is a story that lacks a field, which the refusal names", async () => {
    const answer = await publish("ufuldstaendig", { wager_days: "" });
    expect(answer.status).toBe(400);
    expect(await messageOf(answer)).toContain("wager_days");
  });

  it("and by the database too, whatever code writes", async () => {
    const unlawful = db().execute(sql`
      insert into bonus_terms select offer_id, 99, hash, published_at, texts, least_deposit_ore, law_most_bonus_ore + 1,
        wager_percent, days, deposit_within_days, games, ends_on_withdrawal, is_for_new_players, needs_code, players,
        opens_at, closes_at, law_most_bonus_ore, law_most_wager_percent, law_least_days, law_least_players
      from bonus_terms limit 1
    `);
    await expect(unlawful).rejects.toMatchObject({ cause: { constraint: "bonus_terms_amounts" } });
  });
});

describe("a bonus code", () => {
  it("answers a wrong code, a closed one and one for others alike (R2.10, attack 46)", async () => {
    await published({ code: "KUN-NYE", is_for_new_players: true });
    await published({ code: "LUKKET", closes_at: "2020-01-01T00:00:00Z" });
    const { client, id } = await signedInPlayer(gateway);
    await testBonus(db(), id, 1_000);
    const answers = await Promise.all(
      ["FINDES-IKKE", "LUKKET", "KUN-NYE"].map(async (bonusCode) => {
        const answer = await ask({ bonusCode }, client);
        const { error } = (await answer.json()) as { error: { code: string; message: string } };
        return `${answer.status} ${error.code} ${error.message}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toMatch(/^404 code-unknown/);
    // A guest is not known to be new or not.
    expect((await ask({ bonusCode: "KUN-NYE" })).status).toBe(200);
  });

  it("makes as much work when it is closed as when there is none, so that the time tells nothing (attack 46)", async () => {
    await published({ code: "FORBI", closes_at: "2020-01-01T00:00:00Z" });
    const { client } = await signedInPlayer(gateway);
    const wrong = await statementsOf(() => ask({ bonusCode: "FINDES-HELLER-IKKE" }, client));
    expect(wrong.all).toBeGreaterThan(0);
    expect(await statementsOf(() => ask({ bonusCode: "FORBI" }, client))).toEqual(wrong);
  });

  it("can be guessed five times a minute, whatever is asked (attack 46)", async () => {
    await using limited = await testGateway({
      environment: {
        RATE_LIMITS: JSON.stringify({ bonusCodesPerMinute: { account: 5, address: 5, everybody: 1_000 } }),
      },
    });
    const guess = async (bonusCode: string) => {
      const answer = await siteClient(limited.origin).call("GET", `${GET_OFFER.path}?bonusCode=${bonusCode}`);
      return answer.status;
    };
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) statuses.push(await guess(`GAET-${tries}`));
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });

  it("can be guessed five times a minute by one player, from however many addresses (attack 46)", async () => {
    await using limited = await testGateway({
      environment: {
        RATE_LIMITS: JSON.stringify({
          bonusCodesPerMinute: { account: 5, address: 1_000, everybody: 1_000 },
        }),
      },
    });
    const { client } = await signedInPlayer(limited);
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      statuses.push((await client.call("GET", `${GET_OFFER.path}?bonusCode=GAET-${tries}`)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
  });

  it(
    "that is typed stands in no log line, right, wrong, malformed, guessed too often or lost with the database (attack 23)",
    { timeout: 60_000 },
    async () => {
      const written: string[] = [];
      let now = 0;
      // Every line is written: no two are within the second in which the logger leaves out repetitions.
      const clock = { now: () => (now += 10_000) };
      await using logged = await testGateway({
        log: createLog("debug", clock, { write: (line) => written.push(line) }),
        environment: {
          RATE_LIMITS: JSON.stringify({
            bonusCodesPerMinute: { account: 7, address: 1_000, everybody: 1_000 },
          }),
        },
      });
      const offerId = await testOffer(logged.database.db, { code: "HEMMELIG-KODE" });
      const { client } = await signedInPlayer(logged);
      const told = async (code: string) => {
        const query = new URLSearchParams({ bonusCode: code });
        const asked = await client.call("GET", `${GET_OFFER.path}?${query}`);
        const sent = await client.call("POST", ACCEPT_BONUS.path, {
          body: { offerId, termsVersion: 1, code },
          headers: { "idempotency-key": randomUUID() },
        });
        return [await codeOf(asked), await codeOf(sent)];
      };
      expect(await told("FORKERT-HEMMELIG")).toEqual(["404 code-unknown", "404 code-unknown"]);
      expect(await told("hemmelig kode\n")).toEqual(["400 invalid-request", "400 invalid-request"]);
      expect(await told("HEMMELIG-KODE")).toEqual(["200 ok", "201 ok"]);
      await logged.database.db.execute(sql`alter table bonus_offers rename to bonus_offers_away`);
      expect(await told("HEMMELIG-KODE")).toEqual(["500 internal", "500 internal"]);
      await logged.database.db.execute(sql`alter table bonus_offers_away rename to bonus_offers`);
      expect(await told("HEMMELIG-KODE")).toEqual(["429 too-many-requests", "429 too-many-requests"]);
      const messages = written.map((line) => String(Reflect.get(JSON.parse(line) as object, "msg")));
      expect(messages.filter((message) => message === "request failed")).toHaveLength(2);
      expect(messages).toContain("too many requests");
      expect(written.join("")).not.toMatch(/hemmelig/i);
    },
  );
});
