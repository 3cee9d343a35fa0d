import { MATCH_CPR } from "@spilhus/contracts/user-auth";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { codeOf, draftIn, userOf } from "../../testing/answers.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { registrant } from "../../testing/registrant.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());

const WRONG = "0107901235";
const db = () => stack.gateway.database.db;
const matchIn = (client: SiteClient, cpr: string) => client.call("POST", MATCH_CPR.path, { body: { cpr } });

describe("a CPR number that is typed to register", () => {
  it("is accepted with and without its hyphen, and needs no other try once matched", async () => {
    const { client, cpr, match } = await registrant(stack, "bindestreg");
    expect(await codeOf(await match(`${cpr.slice(0, 6)}-${cpr.slice(6)}`))).toBe("200 ok");
    expect(await codeOf(await match(WRONG))).toBe("200 ok");
    expect(await draftIn(client)).toMatchObject({ isCprMatched: true, cprTriesLeft: 3 });
  });

  it("is tried three times and no more; then the account will be a temporary one (R2.32)", async () => {
    const { client, cpr, match } = await registrant(stack, "taster-forkert");
    expect(await codeOf(await match(WRONG))).toBe("422 cpr-mismatch");
    expect(await codeOf(await match(WRONG))).toBe("422 cpr-mismatch");
    expect(await draftIn(client)).toMatchObject({ step: "identity", cprTriesLeft: 1 });
    expect(await codeOf(await match(WRONG))).toBe("403 cpr-tries-used");
    expect(await codeOf(await match(cpr))).toBe("403 cpr-tries-used");
    expect(await draftIn(client)).toMatchObject({
      step: "contact",
      isCprMatched: false,
      cprTriesLeft: 0,
      temporary: { days: 30, depositsOre: 1_000_000 },
    });
  });

  it("is counted also for concurrent tries", async () => {
    const { client, match } = await registrant(stack, "gætter");
    const answers = await Promise.all(Array.from({ length: 12 }, () => match(WRONG).then(codeOf)));
    expect(answers.filter((code) => code === "422 cpr-mismatch")).toHaveLength(2);
    expect(answers.filter((code) => code === "403 cpr-tries-used")).toHaveLength(10);
    expect(await draftIn(client)).toMatchObject({ cprTriesLeft: 0 });
  });

  it("may be tried again after MitID was used again", async () => {
    const { client, cpr, match } = await registrant(stack, "igen");
    for (const _ of [1, 2, 3]) await match(WRONG);
    await throughMitId(stack, client, { person: "igen" }, "signup");
    expect(await codeOf(await matchIn(client, cpr))).toBe("200 ok");
  });

  it("must be a CPR number, and belong to a registration", async () => {
    const { match } = await registrant(stack, "vrøvl");
    expect(await codeOf(await match("3102901234"))).toBe("400 invalid-request");
    expect(await codeOf(await matchIn(siteClient(stack.gateway.origin), WRONG))).toBe("410 draft-gone");
  });

  it("is in no row of the audit", async () => {
    const { match } = await registrant(stack, "tavs");
    await match(WRONG);
    const rows = await db().select({ details: audit.details }).from(audit);
    expect(JSON.stringify(rows)).toContain("tries");
    expect(JSON.stringify(rows)).not.toContain(WRONG);
  });
});

describe("a CPR number of a player with a temporary account", () => {
  it("makes the account an ordinary one, with a row in the audit (R2.32)", async () => {
    const player = await stack.player("midlertidig", { isEidVerified: false });
    const client = await browserOf(stack.gateway, player.id);
    expect(await userOf(client)).toMatchObject({ eidVerified: false });
    expect(await codeOf(await matchIn(client, player.cpr))).toBe("200 ok");
    expect(await userOf(client)).toMatchObject({ eidVerified: true, temporary: null });
    const own = and(eq(audit.playerId, player.id), eq(audit.event, "identity-verified"));
    expect(await db().$count(audit, own)).toBe(1);
  });

  it("may be tried three times in a session, regardless of other sessions", async () => {
    const player = await stack.player("tre-forsøg", { isEidVerified: false });
    const client = await browserOf(stack.gateway, player.id);
    const codes = [];
    for (const cpr of [WRONG, WRONG, WRONG, player.cpr]) codes.push(await codeOf(await matchIn(client, cpr)));
    expect(codes).toEqual([
      "422 cpr-mismatch",
      "422 cpr-mismatch",
      "403 cpr-tries-used",
      "403 cpr-tries-used",
    ]);
    const later = await browserOf(stack.gateway, player.id);
    expect(await codeOf(await matchIn(later, player.cpr))).toBe("200 ok");
  });

  it("reopens an account whose thirty days are over (R4.01)", async () => {
    const player = await stack.player("udløbet", { isEidVerified: false });
    await moveClock(db(), "30 days");
    const client = await browserOf(stack.gateway, player.id);
    expect((await userOf(client)).checkResult).toEqual({ type: "oces-login-required" });
    await matchIn(client, player.cpr);
    expect((await userOf(client)).checkResult).toBeNull();
  });
});
