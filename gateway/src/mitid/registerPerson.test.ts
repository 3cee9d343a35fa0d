import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { signupDrafts } from "../signup/tables.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { KEYS } from "../../testing/testPlayers.ts";
import { infoOf } from "../../testing/answers.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterEach(() => {
  stack.mitId.fault = undefined;
  stack.register.fault = undefined;
});
afterAll(() => stack[Symbol.asyncDispose]());

const browser = (brand?: string) => siteClient(stack.gateway.origin, brand);
const db = () => stack.gateway.database.db;

describe("a person without an account who returns from MitID", () => {
  it.each(["login", "signup"] as const)(
    "begins a registration for %s, which the browser can continue",
    async (purpose) => {
      const { cpr } = stack.stranger(`ny-${purpose}`);
      const client = browser();
      expect(await throughMitId(stack, client, { person: `ny-${purpose}` }, purpose, "/bingo")).toBe(
        "/bingo?auth=signup&step=1",
      );
      expect([...client.cookies.keys()]).toEqual(["__Host-signup"]);
      const [draft] = await db()
        .select()
        .from(signupDrafts)
        .where(eq(signupDrafts.cprHash, KEYS.hashCpr(cpr)));
      expect(draft).toMatchObject({ firstName: "Ny", licence: "1", brand: "fjord", cprMatchedAt: null });
      expect(JSON.stringify({ ...draft, cprSealed: draft?.cprSealed.toString("latin1") })).not.toContain(cpr);
      expect(await infoOf(client)).toMatchObject({ loggedIn: false });
    },
  );

  it("continues an unfinished registration with its data", async () => {
    const { cpr } = stack.stranger("ny-to-gange");
    await throughMitId(stack, browser(), { person: "ny-to-gange" });
    const own = eq(signupDrafts.cprHash, KEYS.hashCpr(cpr));
    await db().update(signupDrafts).set({ email: "ny@example.dk", cprTries: 3 }).where(own);
    await throughMitId(stack, browser("eng"), { person: "ny-to-gange" });
    expect(await db().select().from(signupDrafts).where(own)).toMatchObject([
      { email: "ny@example.dk", cprTries: 0, brand: "eng" },
    ]);
  });

  it("under 18 is refused, and no personal data is stored", async () => {
    const { cpr } = stack.stranger("barn", { birthdate: "2015-06-01" });
    const client = browser();
    expect(await throughMitId(stack, client, { person: "barn" }, "signup")).toBe(
      "/?auth=signup&step=1&error=under_age&mitid=true",
    );
    expect(client.cookies.size).toBe(0);
    expect(await db().$count(signupDrafts, eq(signupDrafts.cprHash, KEYS.hashCpr(cpr)))).toBe(0);
  });

  it("in the national register cannot register", async () => {
    const { cpr } = stack.stranger("udelukket");
    stack.register.excluded.set(cpr, null);
    expect(await throughMitId(stack, browser(), { person: "udelukket" }, "signup")).toBe(
      "/?auth=signup&step=1&error=excluded&mitid=true",
    );
    expect(await db().$count(signupDrafts, eq(signupDrafts.cprHash, KEYS.hashCpr(cpr)))).toBe(0);
  });

  it.each(["error", "malformed", "no-json", "silent"] as const)(
    "may register while the register is broken (%s)",
    async (fault) => {
      stack.stranger(`ny-${fault}`);
      stack.register.fault = fault;
      expect(await throughMitId(stack, browser(), { person: `ny-${fault}` })).toBe("/?auth=signup&step=1");
    },
  );

  it("with an account does not get a second one, and is not signed in by registering", async () => {
    await stack.player("har-konto");
    const client = browser();
    expect(await throughMitId(stack, client, { person: "har-konto" }, "signup")).toBe(
      "/?auth=login&error=account_exists&mitid=true",
    );
    expect(await infoOf(client)).toMatchObject({ loggedIn: false });
  });
});
