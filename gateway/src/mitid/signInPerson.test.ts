import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { isKnownDevice } from "../devices/knowDevice.ts";
import { devices } from "../devices/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { infoOf, userOf } from "../../testing/answers.ts";

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

describe("a player who returns from MitID", () => {
  it("is signed in, with the cookies that the site reads (R1.02, R3.07, R4.03)", async () => {
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

  it("is redirected to the return path, if it is a page of this site (R4.05, R5.07)", async () => {
    await stack.player("gaaende");
    const end = (returnUrl: string) =>
      throughMitId(stack, browser(), { person: "gaaende" }, "login", returnUrl);
    expect(await end("/konto/hjem?fane=1#top")).toBe("/konto/hjem?fane=1#top");
    for (const evil of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
      expect(await end(evil)).toBe("/");
    }
  });

  it.each(Object.keys(HOLDS_OF))(
    "under %s is signed in and restricted, not locked out (R4.01, R6.05)",
    async (restriction) => {
      await stack.player(`under-${restriction}`, { holds: HOLDS_OF[restriction] ?? [] });
      const client = browser();
      await throughMitId(stack, client, { person: `under-${restriction}` });
      expect(await infoOf(client)).toMatchObject({ loggedIn: true });
      const { checkResult } = await userOf(client);
      expect(checkResult?.type ?? "reached-play-limits").toBe(restriction);
    },
  );

  it("makes this device known with a new token each time, and keeps it known to earlier players", async () => {
    const [first, second] = [await stack.player("en"), await stack.player("to")];
    const client = browser();
    await throughMitId(stack, client, { person: "en" });
    const token = client.cookies.get("__Host-device");
    await throughMitId(stack, client, { person: "to" });
    const renewed = client.cookies.get("__Host-device");
    expect(renewed).toMatch(/^[\w-]{43}$/);
    expect(renewed).not.toBe(token);
    const known = await db().select().from(devices);
    const mine = known.filter(({ playerId }) => [first.id, second.id].includes(playerId));
    expect(mine).toHaveLength(2);
    expect(mine[0]?.tokenHash).toEqual(mine[1]?.tokenHash);
    expect(mine[0]?.id).not.toBe(mine[1]?.id);
    expect(JSON.stringify(mine)).not.toContain(token);
  });

  it("does not trust a device cookie that was planted or copied before MitID", async () => {
    const { id } = await stack.player("fikseret");
    const planted = "E".repeat(43);
    const client = browser();
    client.cookies.set("__Host-device", planted);
    await throughMitId(stack, client, { person: "fikseret" });
    const first = client.cookies.get("__Host-device") ?? "";
    await throughMitId(stack, client, { person: "fikseret" });
    for (const [value, isKnown] of [
      [planted, false],
      [first, false],
      [client.cookies.get("__Host-device") ?? "", true],
    ] as const) {
      expect(await isKnownDevice(db(), id, { "__Host-device": value })).toBe(isKnown);
    }
  });

  it("gets a new session each time; the browser's previous one ends (asvs:7.2.4)", async () => {
    const player = await stack.player("igen");
    const client = browser();
    await throughMitId(stack, client, { person: "igen" });
    const token = client.cookies.get("__Host-sid");
    await throughMitId(stack, client, { person: "igen" });
    expect(client.cookies.get("__Host-sid")).not.toBe(token);
    const rows = await db().select().from(sessions).where(eq(sessions.playerId, player.id));
    expect(rows.map(({ endedBecause }) => endedBecause).toSorted()).toEqual(["new-login", null]);
  });

  it("leaves no CPR, name or token in the audit (asvs:16.2.5)", async () => {
    const player = await stack.player("sporet");
    await throughMitId(stack, browser(), { person: "sporet" });
    const rows = await db().select().from(audit).where(eq(audit.playerId, player.id)).orderBy(audit.place);
    expect(rows.map(({ event }) => event)).toEqual(["player-imported", "register-asked", "session-started"]);
    for (const secret of [player.cpr, player.firstName, player.mitIdUuid]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });
});
