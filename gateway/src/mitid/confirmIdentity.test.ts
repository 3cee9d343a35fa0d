import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../sessions/tables.ts";
import { mitIdStack, navigate, startAt, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { signIn } from "../../testing/testPlayers.ts";
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

describe("a signed-in player who uses MitID", () => {
  /** A browser in which a player has signed in without MitID, on an unknown device. */
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

  it("loses the hold of a required login; a login alone does not lift it (R4.01)", async () => {
    const player = await stack.player("forfalden", { holds: [{ kind: "oces-login-required" }] });
    const client = await signedIn(player.id);
    await throughMitId(stack, client, { person: "forfalden" });
    expect(await userOf(client)).toMatchObject({ checkResult: { type: "oces-login-required" } });
    await throughMitId(stack, client, { person: "forfalden" }, "verify");
    expect(await userOf(client)).toMatchObject({ checkResult: null });
  });

  it("has confirmed a change, and returns to it", async () => {
    const player = await stack.player("bekræftet");
    const client = await signedIn(player.id);
    const end = await throughMitId(stack, client, { person: "bekræftet" }, "confirm", "/konto/ret-profil");
    expect(end).toBe("/konto/ret-profil");
    const [row] = await db().select().from(sessions).where(eq(sessions.playerId, player.id));
    expect(row?.confirmedAt).not.toBeNull();
  });

  it.each(["verify", "confirm"] as const)("must be the signed-in person, to %s", async (purpose) => {
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

  it("who has logged out meanwhile has confirmed nothing", async () => {
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
