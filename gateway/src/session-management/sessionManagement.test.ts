import { GET_SESSION_INFO, SessionInfoSchema } from "@spilhus/contracts/user-auth";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { players } from "../players/tables.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";

const PATH = "/management/players/fjord/end-sessions";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const end = async (body: unknown, path = PATH) => {
  const answer = await gateway.manage("POST", path, body);
  const text: unknown = await answer.json();
  return { status: answer.status, body: text };
};

/** A customer with a browser signed in on each of the brands. */
async function customer(licence = "1", brands: readonly string[] = ["fjord", "eng"]) {
  const { id } = await addPlayer(db(), { licence });
  const [row] = await db().select().from(players).where(eq(players.id, id));
  const browsers = await Promise.all(
    brands.map(async (brand) => {
      const browser = siteClient(gateway.origin, brand);
      browser.cookies.set("__Host-sid", await signIn(db(), id, brand));
      return { browser, brand };
    }),
  );
  return { id, number: String(row?.customerNumber), browsers };
}
const isLoggedIn = async ({ browser, brand }: { browser: SiteClient; brand: string }) => {
  const answer = await browser.call("GET", `${GET_SESSION_INFO.path}?brand=${brand}`);
  return SessionInfoSchema.parse(await answer.json()).loggedIn;
};
const areOpen = (who: { browsers: readonly { browser: SiteClient; brand: string }[] }) =>
  Promise.all(who.browsers.map(isLoggedIn));

describe("an operator's back office", () => {
  it("logs one customer out on every brand of the licence, and nobody else (asvs:7.4.5)", async () => {
    const [wanted, other] = await Promise.all([customer(), customer()]);
    expect(await end({ customerNumber: wanted.number, operator: "support-17" })).toEqual({
      status: 200,
      body: { players: 1 },
    });
    expect(await areOpen(wanted)).toEqual([false, false]);
    expect(await areOpen(other)).toEqual([true, true]);
    const [row] = await db()
      .select()
      .from(audit)
      .where(eq(audit.playerId, wanted.id))
      .orderBy(desc(audit.id))
      .limit(1);
    expect(row).toMatchObject({
      event: "sessions-ended",
      details: { because: "ended-by-operator", operator: "support-17" },
    });
    expect(await end({ customerNumber: wanted.number, operator: "support-17" })).toMatchObject({
      body: { players: 0 },
    });
  });

  it("logs everybody of a licence out, and nobody of another one (asvs:7.4.5)", async () => {
    const [one, two, elsewhere] = await Promise.all([customer(), customer(), customer("2", ["fjord"])]);
    expect((await end({ everybody: true, operator: "incident-4" })).status).toBe(200);
    expect([...(await areOpen(one)), ...(await areOpen(two))]).toEqual([false, false, false, false]);
    expect(await areOpen(elsewhere)).toEqual([true]);
  });

  it.each([
    [{ customerNumber: "99999999", operator: "a" }, PATH, 404, "unknown-customer"],
    [{ customerNumber: "1", everybody: true, operator: "a" }, PATH, 400, "invalid-request"],
    [{ everybody: true }, PATH, 400, "invalid-request"],
    [{ everybody: true, operator: "Mette Madsen" }, PATH, 400, "invalid-request"],
    [undefined, PATH, 400, "invalid-request"],
    [{ everybody: true, operator: "a" }, PATH.replace("fjord", "nowhere"), 404, "unknown-brand"],
  ])("is told what is wrong, and nobody is logged out: %j at %s", async (body, path, status, code) => {
    const somebody = await customer();
    expect(await end(body, path)).toMatchObject({ status, body: { error: { code } } });
    expect(await areOpen(somebody)).toEqual([true, true]);
  });

  it("is believed by its signature alone", async () => {
    const somebody = await customer();
    const answer = await fetch(gateway.origin + PATH, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ everybody: true, operator: "a" }),
    });
    expect(answer.status).toBe(401);
    expect(await areOpen(somebody)).toEqual([true, true]);
  });
});
