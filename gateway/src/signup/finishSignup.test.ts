import { GET_DEPOSIT_LIMITS, SELF_EXCLUDE, TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import { FINISH_SIGNUP, LOG_OUT, SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { players } from "../players/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { codeOf, draftIn, infoOf, userOf } from "../../testing/answers.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { registrant } from "../../testing/registrant.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { addPlayer, KEYS } from "../../testing/testPlayers.ts";
import { signupDrafts } from "./tables.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterEach(() => {
  stack.register.fault = undefined;
});
afterAll(() => stack[Symbol.asyncDispose]());

const WRONG = "0107901235";
const db = () => stack.gateway.database.db;
const ofPerson = (cpr: string) => eq(players.cprHash, KEYS.hashCpr(cpr));
const accounts = (cpr: string) => db().$count(players, ofPerson(cpr));
const drafts = (cpr: string) => db().$count(signupDrafts, eq(signupDrafts.cprHash, KEYS.hashCpr(cpr)));
const eventsOf = async (playerId: string) => {
  const rows = await db().select().from(audit).where(eq(audit.playerId, playerId)).orderBy(audit.place);
  return rows.map(({ event }) => event);
};

/** The same browser before it got the answer: a second tab, or after a lost connection. */
function twin({ cookies }: SiteClient): SiteClient {
  const client = siteClient(stack.gateway.origin);
  for (const [name, value] of cookies) client.cookies.set(name, value);
  return client;
}

describe("a registration that is finished", () => {
  it("has answered the question about marketing, with every box unticked too", async () => {
    const { client, fillIn, finish, cpr } = await registrant(stack, "uvilje");
    await fillIn();
    await finish();
    const [player] = await db().select({ id: players.id }).from(players).where(ofPerson(cpr));
    const later = await browserOf(stack.gateway, player?.id ?? "");
    expect([(await userOf(client)).marketingQuestionDue, (await userOf(later)).marketingQuestionDue]).toEqual(
      [false, false],
    );
  });

  it("becomes an account with all typed data, a message, and a session (R1.02, R1.07, R3.07)", async () => {
    const { client, fillIn, finish } = await registrant(stack, "hel");
    await fillIn();
    const answer = await finish({
      acceptsTerms: true,
      marketing: { email: true, sms: false, phone: false, push: false },
    });
    const { customerNumber } = (await answer.json()) as { customerNumber: string };
    expect(customerNumber).toMatch(/^\d{8}$/);
    expect([...client.cookies.keys()].toSorted()).toEqual([
      "__Host-device",
      "__Host-sid",
      "loggedInBefore",
      "session_expiry",
      "userJustLoggedIn",
      "userJustSignedUp",
    ]);
    const user = await userOf(client);
    expect(user).toMatchObject({
      customerNumber,
      firstName: "Ny",
      email: "ny@example.dk",
      phoneNumber: "+4522334455",
      occupationId: "trade",
      salaryId: "300-400",
      eidVerified: true,
      temporary: null,
      hasDepositLimits: true,
      unreadMessages: 1,
      marketing: { email: true, sms: false, phone: false, push: false },
      checkResult: null,
    });
    const limits = await (await client.call("GET", GET_DEPOSIT_LIMITS.path)).json();
    expect(limits).toMatchObject({
      day: { limitOre: 20_000, pending: null },
      week: { limitOre: 50_000 },
      month: { limitOre: 100_000 },
    });
    expect(await eventsOf(user.userId)).toEqual(["player-registered", "register-asked", "session-started"]);
  });

  it("has asked the register before creating the account, not only at MitID (R1.04)", async () => {
    const { cpr, fillIn, finish } = await registrant(stack, "spurgt");
    await fillIn();
    stack.register.asked.splice(0);
    await finish();
    expect(stack.register.asked).toEqual([cpr]);
  });

  it("gets a new session: the browser's previous cookies are invalid (asvs:7.2.4)", async () => {
    const { client, fillIn, finish } = await registrant(stack, "fikseret");
    const planted = "A".repeat(43);
    client.cookies.set("__Host-sid", planted);
    await fillIn();
    const signup = client.cookies.get("__Host-signup");
    await finish();
    expect(client.cookies.get("__Host-sid")).not.toBe(planted);
    expect(client.cookies.get("__Host-sid")).not.toBe(signup);
    const attacker = siteClient(stack.gateway.origin);
    attacker.cookies.set("__Host-sid", planted);
    expect(await infoOf(attacker)).toMatchObject({ loggedIn: false });
  });

  it("without a matching CPR number is a temporary account of thirty days and DKK 10,000 (R2.32)", async () => {
    const { client, match, setPhone, setContact, setLimits, finish } = await registrant(stack, "uden-match");
    for (const _ of [1, 2, 3]) await match(WRONG);
    await setPhone();
    await setContact();
    await setLimits();
    expect(await codeOf(await finish())).toBe("200 ok");
    const { loggedInAt } = (await infoOf(client)) as { loggedInAt: string };
    const ends = new Date(Date.parse(loggedInAt) + 30 * 86_400_000).toISOString().slice(0, 16);
    expect(await userOf(client)).toMatchObject({
      eidVerified: false,
      temporary: { endsAt: expect.stringContaining(ends) as string, depositsLeftOre: 1_000_000 },
    });
  });

  it("permits marketing and opens an account only with explicit consent to each (R1.04)", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "tavshed");
    await fillIn();
    const marketing = { email: false, sms: false, phone: false, push: false };
    for (const body of [{ marketing }, { acceptsTerms: false, marketing }, { acceptsTerms: true }]) {
      expect(await codeOf(await finish(body))).toBe("400 invalid-request");
    }
    expect(await accounts(cpr)).toBe(0);
    await finish();
    expect((await userOf(client)).marketing).toEqual(marketing);
  });

  it("leaves no typed data in the draft, which can no longer be continued", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "tømt");
    await fillIn();
    const before = twin(client);
    await finish();
    const [draft] = await db()
      .select()
      .from(signupDrafts)
      .where(eq(signupDrafts.cprHash, KEYS.hashCpr(cpr)));
    expect(draft).toMatchObject({ email: null, phoneNumber: null, depositLimits: null });
    expect(await draftIn(before)).toBeNull();
  });
});

describe("finishing more than once", () => {
  it("fifty times concurrently creates one account, and every answer names it", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "halvtreds");
    await fillIn();
    const tabs = Array.from({ length: 50 }, () => twin(client));
    const answers = await Promise.all(
      tabs.map(async (tab) => {
        const body = {
          acceptsTerms: true,
          marketing: { email: false, sms: false, phone: false, push: false },
        };
        const answer = await tab.call("POST", "/gateway/user-auth/api/v1/public/signup/finish", { body });
        return { status: answer.status, ...((await answer.json()) as { customerNumber?: string }) };
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ customerNumber }) => customerNumber)).size).toBe(1);
    expect(await accounts(cpr)).toBe(1);
    const [player] = await db().select({ id: players.id }).from(players).where(ofPerson(cpr));
    const registered = and(eq(audit.playerId, player?.id ?? ""), eq(audit.event, "player-registered"));
    expect(await db().$count(audit, registered)).toBe(1);
    expect(await codeOf(await finish())).toBe("200 ok");
  });

  it("after a lost answer signs in to the same account, for ten minutes and no longer", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "tabt-svar");
    await fillIn();
    const [lost, late] = [twin(client), twin(client)];
    const again = (tab: SiteClient) =>
      tab.call("POST", "/gateway/user-auth/api/v1/public/signup/finish", {
        body: { acceptsTerms: true, marketing: { email: true, sms: true, phone: true, push: true } },
      });
    await finish();
    expect(await codeOf(await again(lost))).toBe("200 ok");
    expect((await userOf(lost)).marketing.email).toBe(false);
    await moveClock(db(), `${SIGN_IN_LIMITS.signupAgainSeconds} seconds`);
    expect(await codeOf(await again(late))).toBe("410 draft-gone");
    expect(await accounts(cpr)).toBe(1);
  });

  it.each([
    ["a logout", LOG_OUT],
    ["a break of one's own", TAKE_COOLING_OFF],
    ["leaving for good", SELF_EXCLUDE],
  ])(
    "after %s signs nobody in, even with the draft's cookie (asvs:7.4.1)",
    async (name, { method, path }) => {
      const { client, fillIn, finish } = await registrant(stack, `slut-${name.replaceAll(/\W/g, "-")}`);
      await fillIn();
      const [other, late] = [twin(client), twin(client)];
      const again = (tab: SiteClient) =>
        tab.call(FINISH_SIGNUP.method, FINISH_SIGNUP.path, {
          body: { acceptsTerms: true, marketing: { email: false, sms: false, phone: false, push: false } },
        });
      await finish();
      expect(await codeOf(await again(other))).toBe("200 ok");
      expect((await client.call(method, path, { body: { isConfirmed: true } })).status).toBe(200);
      expect(await codeOf(await again(late))).toBe("410 draft-gone");
      expect(late.cookies.has("__Host-sid")).toBe(false);
    },
  );

  it("again is a login, so that a later exclusion applies (R4.01)", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "udelukket-siden");
    await fillIn();
    const lost = twin(client);
    await finish();
    stack.register.excluded.set(cpr, null);
    expect(
      await codeOf(
        await lost.call("POST", "/gateway/user-auth/api/v1/public/signup/finish", {
          body: { acceptsTerms: true, marketing: { email: false, sms: false, phone: false, push: false } },
        }),
      ),
    ).toBe("200 ok");
    expect((await userOf(lost)).checkResult).toMatchObject({ type: "deactivated" });
    expect(await infoOf(client)).toMatchObject({ loggedIn: false });
  });
});

describe("a registration that cannot become an account", () => {
  it.each(["error", "malformed", "no-json", "silent", "past"] as const)(
    "waits while the register gives no answer (%s), and loses nothing (R1.04)",
    async (fault) => {
      const { client, cpr, fillIn, finish } = await registrant(stack, `venter-${fault}`);
      await fillIn();
      stack.register.fault = fault;
      expect(await codeOf(await finish())).toBe("503 unavailable");
      expect(await accounts(cpr)).toBe(0);
      expect(client.cookies.has("__Host-sid")).toBe(false);
      stack.register.fault = undefined;
      expect(await codeOf(await finish())).toBe("200 ok");
      expect(await accounts(cpr)).toBe(1);
    },
  );

  it("ends for a person excluded since MitID, and stores no personal data (R1.04)", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "udelukket-undervejs");
    await fillIn();
    stack.register.excluded.set(cpr, "2099-01-01T00:00:00Z");
    expect(await codeOf(await finish())).toBe("403 excluded");
    expect([await accounts(cpr), await drafts(cpr), client.cookies.size]).toEqual([0, 0, 0]);
  });

  it("ends for a person who got an account meanwhile: one for each person and licence", async () => {
    const { cpr, fillIn, finish } = await registrant(stack, "dobbelt");
    await fillIn();
    await addPlayer(db(), { cpr });
    expect(await codeOf(await finish())).toBe("409 account-exists");
    expect([await accounts(cpr), await drafts(cpr)]).toEqual([1, 0]);
  });

  it("ends for a person whose MitID belongs to an account with another CPR number", async () => {
    const { cpr, fillIn, finish } = await registrant(stack, "samme-mitid");
    await fillIn();
    await addPlayer(db(), { mitIdUuid: stack.mitId.people.get("samme-mitid")?.uuid ?? "" });
    expect(await codeOf(await finish())).toBe("409 account-exists");
    expect(await accounts(cpr)).toBe(0);
  });

  it("is refused again at MitID, and a person with an account is sent to the login", async () => {
    const { fillIn, finish } = await registrant(stack, "færdig");
    await fillIn();
    await finish();
    expect(await throughMitId(stack, siteClient(stack.gateway.origin), { person: "færdig" }, "signup")).toBe(
      "/?auth=login&error=account_exists&mitid=true",
    );
  });

  it("creates account, limits and session together, or nothing if any part fails", async () => {
    const { cpr, fillIn, finish } = await registrant(stack, "halv");
    await fillIn();
    await db().execute("alter table sessions add constraint broken check (method <> 'mitid') not valid");
    expect((await finish()).status).toBe(500);
    await db().execute("alter table sessions drop constraint broken");
    expect(await accounts(cpr)).toBe(0);
    expect(await codeOf(await finish())).toBe("200 ok");
    expect(await db().$count(sessions)).toBeGreaterThan(0);
  });
});
