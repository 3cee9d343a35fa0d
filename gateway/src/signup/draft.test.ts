import { GIVE_UP_SIGNUP, SIGN_IN_LIMITS, SignupDraftSchema } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf, draftIn } from "../../testing/answers.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { registrant } from "../../testing/registrant.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { KEYS } from "../../testing/testPlayers.ts";
import { signupDrafts } from "./tables.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());

const stepOf = async (client: SiteClient) => (await draftIn(client))?.step;
const kept = (cpr: string) =>
  stack.gateway.database.db.$count(signupDrafts, eq(signupDrafts.cprHash, KEYS.hashCpr(cpr)));

describe("a registration under way", () => {
  it("goes from identity through contact and limits to the permission, and stores all data (R7.02, R3.02)", async () => {
    const { client, match, setPhone, setContact, setLimits } = await registrant(stack, "trin");
    expect(await draftIn(client)).toMatchObject({
      step: "identity",
      firstName: "Ny",
      cprTriesLeft: 3,
      email: null,
    });
    expect(await codeOf(await match())).toBe("200 ok");
    expect(await draftIn(client)).toMatchObject({ step: "contact", isCprMatched: true });
    await setPhone();
    expect(SignupDraftSchema.parse(await (await setContact()).json()).step).toBe("deposit-limit");
    expect(SignupDraftSchema.parse(await (await setLimits()).json()).step).toBe("permission");
    expect(await draftIn(client)).toMatchObject({
      email: "ny@example.dk",
      phoneNumber: "+4522334455",
      occupationId: "trade",
      salaryId: "300-400",
      depositLimits: { dayOre: 20_000, weekOre: 50_000, monthOre: 100_000 },
    });
  });

  it("shows only the first name of the identity", async () => {
    const { client, cpr } = await registrant(stack, "skjult");
    const text = JSON.stringify(await draftIn(client));
    expect(text).toContain("Ny");
    for (const secret of [cpr, "Nielsen", "1985", "99999999-0000"]) expect(text).not.toContain(secret);
  });

  it("stays at contact until the phone number is stored too (R7.02)", async () => {
    const { client, match, setContact, setLimits, setPhone } = await registrant(stack, "uden-telefon");
    await match();
    expect(await codeOf(await setContact())).toBe("200 ok");
    expect(await stepOf(client)).toBe("contact");
    expect(await codeOf(await setLimits())).toBe("409 step-not-due");
    await setPhone();
    expect(await stepOf(client)).toBe("deposit-limit");
  });

  it("refuses a step before its turn (R4.07, R5.08)", async () => {
    const { client, setContact, setLimits, finish } = await registrant(stack, "springer");
    for (const early of [setContact, setLimits, () => finish()]) {
      expect(await codeOf(await early())).toBe("409 step-not-due");
    }
    expect(await stepOf(client)).toBe("identity");
  });

  it("allows changes of completed steps", async () => {
    const { client, fillIn, setContact } = await registrant(stack, "fortryder");
    await fillIn();
    await setContact({ email: "anden@example.dk" });
    expect(await draftIn(client)).toMatchObject({ step: "permission", email: "anden@example.dk" });
  });

  it.each([
    [{ email: "" }, "email"],
    [{ email: "ny@" }, "email"],
    [{ occupationId: "astronaut" }, "occupationId"],
    [{ salaryId: "999" }, "salaryId"],
  ])("refuses contact data that break a rule: %o (R5.01, R5.04, R3.02)", async (fields, named) => {
    const { match, setContact } = await registrant(stack, `kontakt-${JSON.stringify(fields)}`);
    await match();
    const answer = await setContact(fields);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(named)]);
  });

  it.each([
    { dayOre: 0 },
    { dayOre: 60_000 },
    { weekOre: 200_000 },
    { monthOre: Number.NaN },
    { dayOre: undefined },
    { dayOre: 99.5 },
  ])("refuses deposit limits other than three amounts in order: %o (R1.04)", async (fields) => {
    const { client, match, setPhone, setContact, setLimits } = await registrant(
      stack,
      `grænse-${JSON.stringify(fields)}`,
    );
    await match();
    await setPhone();
    await setContact();
    expect(await codeOf(await setLimits(fields as { dayOre: number }))).toBe("400 invalid-request");
    expect(await stepOf(client)).toBe("deposit-limit");
  });

  it("is only found by its own browser, on its own brand", async () => {
    const { client } = await registrant(stack, "egen");
    const other = siteClient(stack.gateway.origin, "eng");
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect(await draftIn(other)).toBeNull();
    expect(await draftIn(siteClient(stack.gateway.origin))).toBeNull();
    expect(await draftIn(client)).not.toBeNull();
  });

  it("continues in the browser that used MitID last, and in no other", async () => {
    const first = await registrant(stack, "skifter");
    await first.match();
    const second = await registrant(stack, "skifter", { cpr: first.cpr });
    expect(await stepOf(second.client)).toBe("contact");
    expect(await draftIn(first.client)).toBeNull();
    expect(await codeOf(await first.setContact())).toBe("410 draft-gone");
  });

  it("is deleted when it is given up, once or twice", async () => {
    const { client, cpr } = await registrant(stack, "opgiver");
    const cookies = new Map(client.cookies);
    expect(await codeOf(await client.call("DELETE", GIVE_UP_SIGNUP.path))).toBe("200 ok");
    expect(client.cookies.size).toBe(0);
    expect(await kept(cpr)).toBe(0);
    for (const [name, value] of cookies) client.cookies.set(name, value);
    expect(await codeOf(await client.call("DELETE", GIVE_UP_SIGNUP.path))).toBe("200 ok");
  });

  it("expires after a day, and its person can begin again", async () => {
    const { client, cpr, fillIn, finish } = await registrant(stack, "sen");
    await fillIn();
    await moveClock(stack.gateway.database.db, `${SIGN_IN_LIMITS.signupDraftSeconds} seconds`);
    expect(await draftIn(client)).toBeNull();
    expect(await codeOf(await finish())).toBe("410 draft-gone");
    await throughMitId(stack, client, { person: "sen" }, "signup");
    expect(await draftIn(client)).toMatchObject({ step: "identity", email: null });
    expect(await kept(cpr)).toBe(1);
  });

  it("is refused for players and for other sites (asvs:3.5.1)", async () => {
    const { client, setLimits } = await registrant(stack, "udefra");
    const headers = { origin: "http://ond.example", "sec-fetch-site": "cross-site" };
    expect(await codeOf(await client.call("DELETE", GIVE_UP_SIGNUP.path, { headers }))).toBe(
      "403 cross-site",
    );
    const player = await stack.player("har-allerede");
    const browser = await browserOf(stack.gateway, player.id);
    client.cookies.set("__Host-sid", browser.cookies.get("__Host-sid") ?? "");
    expect(await codeOf(await setLimits())).toBe("403 signed-in");
  });
});
