import { GET_USER_INFO, UserInfoSchema } from "@spilhus/contracts/player-account";
import {
  GET_SESSION_INFO,
  MITID_PATH,
  RETURN_FROM_MITID,
  SessionInfoSchema,
  START_MITID,
} from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { devices } from "../devices/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { signupDrafts } from "../signup/tables.ts";
import { moveClock } from "../testing/movableClock.ts";
import { mitIdStack, navigate, startAt, throughMitId, type MitIdStack } from "../testing/mitIdStack.ts";
import { siteClient, type SiteClient } from "../testing/siteClient.ts";
import { testGateway } from "../testing/testGateway.ts";
import { HOLDS_OF, KEYS, signIn } from "../testing/testPlayers.ts";
import { mitIdVisits } from "./tables.ts";

const DISMISSED =
  "error=dismissed_or_cancelled&error_description=User+dismissed+or+otherwise+closed+the+MitId+window&mitid=true&mitid_provider=unknown";
const FAILED = "/?auth=login&error=mitid_failed&mitid=true";
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
const infoOf = async (client: SiteClient, brand = "fjord") =>
  SessionInfoSchema.parse(await (await client.call("GET", `${GET_SESSION_INFO.path}?brand=${brand}`)).json());
const userOf = async (client: SiteClient) =>
  UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json());

describe("the way to MitID", () => {
  it("asks for code, PKCE, state, nonce and the level of assurance (R1.02, asvs:10.2.1, asvs:10.4.6)", async () => {
    const client = browser();
    const address = new URL(await startAt(client, "login"));
    const parameters = Object.fromEntries(address.searchParams);
    expect(parameters).toMatchObject({
      response_type: "code",
      client_id: "fjord",
      redirect_uri: client.origin + RETURN_FROM_MITID.path,
      scope: "openid profile ssn",
      code_challenge_method: "S256",
      acr_values: "urn:grn:authn:dk:mitid:substantial",
      prompt: "login",
    });
    for (const name of ["state", "nonce", "code_challenge"]) expect(parameters[name]).toMatch(/^[\w-]{43}$/);
    const again = new URL(await startAt(client, "login"));
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(again.searchParams.get(name)).not.toBe(parameters[name]);
    }
  });

  it("binds the browser by a cookie that no script and no other address gets (asvs:3.3.4)", async () => {
    const answer = await browser().call("GET", `${START_MITID.path}?purpose=login`);
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^__Secure-mitid=[\w-]{43}; /);
    for (const part of ["Max-Age=600", `Path=${MITID_PATH}`, "HttpOnly", "Secure", "SameSite=Lax"]) {
      expect(line).toContain(part);
    }
  });

  it("keeps what it must bring back in the database as it is, and what it is known by as a hash", async () => {
    const client = browser();
    const state = new URL(await startAt(client, "login")).searchParams.get("state") ?? "-";
    const rows = JSON.stringify(await db().select().from(mitIdVisits));
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(client.cookies.get("__Secure-mitid") ?? "-");
  });

  it("is not there without configuration (R8.10)", async () => {
    await using bare = await testGateway();
    const answer = await siteClient(bare.origin).call("GET", `${START_MITID.path}?purpose=login`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: "unavailable" } });
  });

  it.each(["verify", "confirm"] as const)(
    "to %s is for who is signed in; a guest logs in first",
    async (purpose) => {
      expect(await startAt(browser(), purpose, "/konto/ret-profil")).toBe(
        "/?auth=login&returnUrl=%2Fkonto%2Fret-profil",
      );
    },
  );
});

describe("a player who comes back from MitID", () => {
  it("is signed in, with the cookies that tell the site so (R1.02, R3.07, R4.03)", async () => {
    const player = await stack.player("mette");
    const client = browser();
    expect(await throughMitId(stack, client, { person: "mette" })).toBe("/");
    expect([...client.cookies.keys()].toSorted()).toEqual([
      "__Host-device",
      "__Host-sid",
      "loggedInBefore",
      "session_expiry",
      "userJustLoggedIn",
    ]);
    const info = await infoOf(client);
    expect(info).toMatchObject({ loggedIn: true, method: "mitid" });
    expect(client.cookies.get("session_expiry")).toBe(info.loggedIn ? info.expiresAt : undefined);
    expect(await userOf(client)).toMatchObject({
      userId: player.id,
      fullName: "Mette Madsen",
      customerNumber: expect.stringMatching(/^1\d{7}$/),
      eidVerified: true,
      checkResult: null,
    });
  });

  it("is signed in on another brand of the licence with the same account", async () => {
    const player = await stack.player("fælles");
    const client = browser("eng");
    await throughMitId(stack, client, { person: "fælles" });
    expect(await infoOf(client, "eng")).toMatchObject({ loggedIn: true });
    expect(await userOf(client)).toMatchObject({ userId: player.id });
  });

  it("goes on to where they were going, if that is a page of this site (R4.05, R5.07)", async () => {
    await stack.player("gaaende");
    const end = (returnUrl: string) =>
      throughMitId(stack, browser(), { person: "gaaende" }, "login", returnUrl);
    expect(await end("/konto/hjem?fane=1#top")).toBe("/konto/hjem?fane=1#top");
    for (const evil of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      expect(await end(evil)).toBe("/");
    }
  });

  it.each(Object.keys(HOLDS_OF))(
    "under %s is signed in and confined, not locked out (R4.01, R6.05)",
    async (restriction) => {
      await stack.player(`under-${restriction}`, { holds: HOLDS_OF[restriction] ?? [] });
      const client = browser();
      await throughMitId(stack, client, { person: `under-${restriction}` });
      expect(await infoOf(client)).toMatchObject({ loggedIn: true });
      const { checkResult } = await userOf(client);
      expect(checkResult?.type ?? "reached-play-limits").toBe(restriction);
    },
  );

  it("has made this device known, to them alone, and shares it with who comes next", async () => {
    const [first, second] = [await stack.player("en"), await stack.player("to")];
    const client = browser();
    await throughMitId(stack, client, { person: "en" });
    const token = client.cookies.get("__Host-device");
    await throughMitId(stack, client, { person: "to" });
    expect(client.cookies.get("__Host-device")).toBe(token);
    const known = await db().select().from(devices);
    const mine = known.filter(({ playerId }) => [first.id, second.id].includes(playerId));
    expect(mine).toHaveLength(2);
    expect(JSON.stringify(mine)).not.toContain(token);
  });

  it("has another session each time; the one this browser had is over (asvs:7.2.4)", async () => {
    const player = await stack.player("igen");
    const client = browser();
    await throughMitId(stack, client, { person: "igen" });
    const token = client.cookies.get("__Host-sid");
    await throughMitId(stack, client, { person: "igen" });
    expect(client.cookies.get("__Host-sid")).not.toBe(token);
    const rows = await db().select().from(sessions).where(eq(sessions.playerId, player.id));
    expect(rows.map(({ endedBecause }) => endedBecause).toSorted()).toEqual(["new-login", null]);
  });

  it("leaves no CPR, name or token in the audit", async () => {
    const player = await stack.player("sporet");
    await throughMitId(stack, browser(), { person: "sporet" });
    const rows = await db().select().from(audit).where(eq(audit.playerId, player.id));
    expect(rows.map(({ event }) => event)).toEqual(["player-imported", "register-asked", "session-started"]);
    for (const secret of [player.cpr, player.firstName, player.mitIdUuid]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});

describe("somebody without an account who comes back from MitID", () => {
  it.each(["login", "signup"] as const)(
    "for %s begins a registration, which the browser finds again",
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

  it("goes on with the one registration they have, with what they had typed", async () => {
    const { cpr } = stack.stranger("ny-to-gange");
    await throughMitId(stack, browser(), { person: "ny-to-gange" });
    const own = eq(signupDrafts.cprHash, KEYS.hashCpr(cpr));
    await db().update(signupDrafts).set({ email: "ny@example.dk", cprTries: 3 }).where(own);
    await throughMitId(stack, browser("eng"), { person: "ny-to-gange" });
    expect(await db().select().from(signupDrafts).where(own)).toMatchObject([
      { email: "ny@example.dk", cprTries: 0, brand: "eng" },
    ]);
  });

  it("under 18 is told so, and nothing of them is kept", async () => {
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

  it("who has an account after all is not given a second one, and not signed in by registering", async () => {
    await stack.player("har-konto");
    const client = browser();
    expect(await throughMitId(stack, client, { person: "har-konto" }, "signup")).toBe(
      "/?auth=login&error=account_exists&mitid=true",
    );
    expect(await infoOf(client)).toMatchObject({ loggedIn: false });
  });
});

describe("a visit that comes to nothing", () => {
  it("because the player cancelled goes back and says so (R4.23, R4.24, R4.25)", async () => {
    expect(await throughMitId(stack, browser(), "cancel", "login", "/bingo")).toBe(
      `/bingo?auth=login&${DISMISSED}`,
    );
    expect(await throughMitId(stack, browser(), "cancel", "signup")).toBe(
      `/?auth=signup&step=1&${DISMISSED}`,
    );
  });

  it.each([
    ["a state nobody was given", "state=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&code=x"],
    ["no state", "code=x"],
    ["nothing", ""],
    ["a forged cancellation", "error=access_denied&error_description=mitid_user_aborted&state=forged"],
    ["a cancellation without a state", "error=access_denied"],
  ])("because it carries %s has failed, not been dismissed (R4.23, asvs:10.2.1)", async (_, query) => {
    const client = browser();
    await startAt(client, "login");
    expect(await navigate(client, `${RETURN_FROM_MITID.path}?${query}`)).toBe(FAILED);
  });

  it("by a forged answer leaves the real one good", async () => {
    await stack.player("urolig");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "urolig" });
    expect(await navigate(client, `${RETURN_FROM_MITID.path}?code=x&state=${"A".repeat(43)}`)).toBe(FAILED);
    expect(await navigate(client, back.pathname + back.search)).toBe("/");
  });

  it("because another browser brings it has failed: nobody is signed in as somebody else (asvs:10.2.1)", async () => {
    await stack.player("angriber");
    const attacker = browser();
    const back = await stack.mitId.visit(await startAt(attacker, "login"), { person: "angriber" });
    const victim = browser();
    await startAt(victim, "login");
    expect(await navigate(victim, back.pathname + back.search)).toBe(FAILED);
    expect(await infoOf(victim)).toMatchObject({ loggedIn: false });
  });

  it("because it comes to another brand has failed", async () => {
    await stack.player("vildfaren");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "vildfaren" });
    const other = browser("eng");
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect(await navigate(other, back.pathname + back.search)).toBe(FAILED);
  });

  it.each(["token-error", "forged-token", "low"] as const)(
    "because the provider is broken (%s) has failed (asvs:10.5.1)",
    async (fault) => {
      await stack.player(`uheldig-${fault}`);
      const client = browser();
      const address = await startAt(client, "login", "/bingo");
      stack.mitId.fault = fault;
      const back = await stack.mitId.visit(address, { person: `uheldig-${fault}` });
      expect(await navigate(client, back.pathname + back.search)).toBe(
        "/bingo?auth=login&error=mitid_failed&mitid=true",
      );
      expect(await infoOf(client)).toMatchObject({ loggedIn: false });
    },
  );

  it.each(["nonce", "codeVerifier"] as const)(
    "because the %s is not the one it began with has failed (asvs:10.5.1)",
    async (secret) => {
      await stack.player(`byttet-${secret}`);
      const client = browser();
      const back = await stack.mitId.visit(await startAt(client, "login"), { person: `byttet-${secret}` });
      await db()
        .update(mitIdVisits)
        .set({ [secret]: "A".repeat(43) });
      expect(await navigate(client, back.pathname + back.search)).toBe(FAILED);
    },
  );

  it("because nobody is there says so, and works again when somebody is", async () => {
    await using own = await mitIdStack();
    await own.player("taalmodig");
    const client = siteClient(own.gateway.origin);
    own.mitId.fault = "down";
    expect(await startAt(client, "login", "/bingo")).toBe("/bingo?auth=login&error=mitid_failed&mitid=true");
    own.mitId.fault = undefined;
    expect(await throughMitId(own, client, { person: "taalmodig" })).toBe("/");
  });

  it("because it took too long has failed", async () => {
    await using own = await mitIdStack();
    await own.player("langsom");
    const client = siteClient(own.gateway.origin);
    const back = await own.mitId.visit(await startAt(client, "login"), { person: "langsom" });
    await moveClock(own.gateway.database.db, "601 seconds");
    expect(await navigate(client, back.pathname + back.search)).toBe(FAILED);
  });

  it("because its state was used before has failed: of fifty at once one is signed in (asvs:10.4.2)", async () => {
    const player = await stack.player("halvtreds");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "halvtreds" });
    const tabs = Array.from({ length: 50 }, () => {
      const tab = browser();
      tab.cookies.set("__Secure-mitid", client.cookies.get("__Secure-mitid") ?? "");
      return tab;
    });
    const ends = await Promise.all(tabs.map((tab) => navigate(tab, back.pathname + back.search)));
    expect(ends.filter((end) => end === "/")).toHaveLength(1);
    expect(ends.filter((end) => end === FAILED)).toHaveLength(49);
    expect(await db().$count(sessions, eq(sessions.playerId, player.id))).toBe(1);
  });
});

describe("a player who shows MitID on their own account", () => {
  /** A browser that is signed in as somebody, on a device and by a way that is not MitID. */
  async function signedIn(playerId: string) {
    const client = browser();
    client.cookies.set("__Host-sid", await signIn(db(), playerId));
    return client;
  }

  it("has a verified identity afterwards, another token and the same session (asvs:7.2.4)", async () => {
    const player = await stack.player("uverificeret", { isEidVerified: false });
    const client = await signedIn(player.id);
    const [token, before] = [client.cookies.get("__Host-sid"), await infoOf(client)];
    expect(await userOf(client)).toMatchObject({
      eidVerified: false,
      temporary: { depositsLeftOre: 1_000_000 },
    });
    expect(await throughMitId(stack, client, { person: "uverificeret" }, "verify")).toBe("/konto/eid");
    expect(await userOf(client)).toMatchObject({ eidVerified: true, temporary: null });
    expect(client.cookies.get("__Host-sid")).not.toBe(token);
    const after = await infoOf(client);
    expect(after.loggedIn && before.loggedIn && after.loggedInAt === before.loggedInAt).toBe(true);
  });

  it("is free of the login that was due; a login alone does not do it (R4.01)", async () => {
    const player = await stack.player("forfalden", { holds: [{ kind: "oces-login-required" }] });
    const client = await signedIn(player.id);
    await throughMitId(stack, client, { person: "forfalden" });
    expect(await userOf(client)).toMatchObject({ checkResult: { type: "oces-login-required" } });
    await throughMitId(stack, client, { person: "forfalden" }, "verify");
    expect(await userOf(client)).toMatchObject({ checkResult: null });
  });

  it("has confirmed a change that needs it, and goes back to it", async () => {
    const player = await stack.player("bekræftet");
    const client = await signedIn(player.id);
    const end = await throughMitId(stack, client, { person: "bekræftet" }, "confirm", "/konto/ret-profil");
    expect(end).toBe("/konto/ret-profil");
    const [row] = await db().select().from(sessions).where(eq(sessions.playerId, player.id));
    expect(row?.confirmedAt).not.toBeNull();
  });

  it.each(["verify", "confirm"] as const)("must be who is signed in, to %s", async (purpose) => {
    const player = await stack.player(`ejer-${purpose}`, { isEidVerified: false });
    await stack.player(`anden-${purpose}`);
    stack.stranger(`fremmed-${purpose}`);
    for (const person of [`anden-${purpose}`, `fremmed-${purpose}`]) {
      const client = await signedIn(player.id);
      expect(await throughMitId(stack, client, { person }, purpose)).toBe(
        "/konto/eid?error=other_person&mitid=true",
      );
      expect(await userOf(client)).toMatchObject({ userId: player.id, eidVerified: false });
    }
    const rows = await db().select().from(sessions).where(eq(sessions.playerId, player.id));
    expect(rows.every(({ confirmedAt }) => confirmedAt === null)).toBe(true);
  });

  it("who has left meanwhile has confirmed nothing", async () => {
    const player = await stack.player("gaaet");
    const client = await signedIn(player.id);
    const back = await stack.mitId.visit(await startAt(client, "confirm"), { person: "gaaet" });
    client.cookies.delete("__Host-sid");
    expect(await navigate(client, back.pathname + back.search)).toBe(
      "/konto/eid?error=other_person&mitid=true",
    );
    expect(client.cookies.has("__Host-sid")).toBe(false);
  });
});
