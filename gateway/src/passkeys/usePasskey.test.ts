import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { GET_SESSION_INFO, VERIFY_AUTHENTICATION } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importPlayers } from "../player-import/importPlayers.ts";
import { sessions } from "../sessions/tables.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { moveClock } from "../../testing/movableClock.ts";
import {
  authenticate,
  newPasskey,
  requestOptions,
  afterLogout,
  listOf,
  playerWithBrowser,
} from "../../testing/passkeyUser.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { SoftAuthenticator, type Flaws } from "../../testing/softAuthenticator.ts";
import { HOLDS_OF, KEYS } from "../../testing/testPlayers.ts";
import { userOf, codeOf } from "../../testing/answers.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());

const db = () => stack.gateway.database.db;
const browser = () => siteClient(stack.gateway.origin);
const player = () => playerWithBrowser(stack);
const guest = (client: SiteClient) => afterLogout(stack, client);

describe("signing in by passkey", () => {
  it("begins a session, on a device where MitID was used (R1.02, R7.15, R7.16)", async () => {
    const { client, account } = await player();
    const authenticator = await newPasskey(client);
    const later = guest(client);
    const options = await requestOptions(later);
    expect(options).toMatchObject({ rpId: "fjord.localhost", userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await authenticate(later, authenticator);
    expect(await answer.json()).toEqual({ loggedIn: true, method: "passkey" });
    expect(later.cookies.get("userJustLoggedIn")).toBe("1");
    expect(await userOf(later)).toMatchObject({ userId: account.id });
    const info = await (await later.call("GET", `${GET_SESSION_INFO.path}?brand=fjord`)).json();
    expect(info).toMatchObject({ loggedIn: true, method: "passkey" });
    const [shown] = await listOf(client);
    expect(shown?.lastUsedAt).not.toBeNull();
  });

  it("needs MitID first on a device that is new to the player (asvs:6.3.3), also with somebody else's device cookie", async () => {
    const [mine, theirs] = [await player(), await player()];
    const authenticator = await newPasskey(mine.client);
    for (const client of [browser(), guest(theirs.client)]) {
      expect(await codeOf(await authenticate(client, authenticator))).toBe("403 mitid-needed");
      expect(client.cookies.has("__Host-sid")).toBe(false);
    }
  });

  it("uses a new challenge of 256 random bits each time, valid for five minutes (asvs:6.7.2)", async () => {
    const client = browser();
    const all = await Promise.all(Array.from({ length: 20 }, () => requestOptions(client)));
    const challenges = all.map(({ challenge }) => challenge);
    for (const challenge of challenges) expect(Buffer.from(challenge, "base64url")).toHaveLength(32);
    expect(new Set(challenges.map((challenge) => challenge.slice(0, 8))).size).toBe(20);
    expect(new Set(challenges.map((challenge) => challenge.slice(-8))).size).toBe(20);
    expect(new Set(all.map(({ timeout }) => timeout))).toEqual(new Set([300_000]));
  });

  it("needs MitID again a year after its last use on the device", async () => {
    await using own = await mitIdStack();
    await own.player("aarlig");
    const client = siteClient(own.gateway.origin);
    await throughMitId(own, client, { person: "aarlig" });
    const authenticator = await newPasskey(client);
    const later = siteClient(own.gateway.origin);
    later.cookies.set("__Host-device", client.cookies.get("__Host-device") ?? "");
    await moveClock(own.gateway.database.db, "364 days 23 hours");
    expect(await codeOf(await authenticate(later, authenticator))).toBe("200 ok");
    await moveClock(own.gateway.database.db, "2 hours");
    later.cookies.delete("__Host-sid");
    expect(await codeOf(await authenticate(later, authenticator))).toBe("403 mitid-needed");
  });

  const flawed: readonly (readonly [string, Flaws])[] = [
    ["another key has signed", { isForged: true }],
    ["it comes from another site", { origin: "https://evil.example" }],
    ["it comes from another brand", { origin: "http://eng.localhost:3000" }],
    ["it is for another site", { rpId: "eng.localhost" }],
    ["its owner was not verified (asvs:6.3.3)", { isUnverified: true }],
    ["it names another user", { userHandle: Buffer.alloc(32).toString("base64url") }],
  ];
  it.each(flawed)("is refused when %s (R8.15)", async (_, flaws) => {
    const { client } = await player();
    const authenticator = await newPasskey(client);
    const later = guest(client);
    expect(await codeOf(await authenticate(later, authenticator, flaws))).toBe("400 passkey-invalid");
    expect(later.cookies.has("__Host-sid")).toBe(false);
    expect(await codeOf(await authenticate(later, authenticator))).toBe("200 ok");
  });

  it("is refused when the authenticator's counter goes back, as that of a clone would", async () => {
    const { client } = await player();
    const authenticator = await newPasskey(client);
    const later = guest(client);
    expect(await codeOf(await authenticate(later, authenticator, { counter: 9 }))).toBe("200 ok");
    later.cookies.delete("__Host-sid");
    expect(await codeOf(await authenticate(later, authenticator, { counter: 8 }))).toBe(
      "400 passkey-invalid",
    );
  });

  it("is refused for an unknown passkey, with the same answer as for a wrong one", async () => {
    const { client } = await player();
    const stranger = new SoftAuthenticator(client.origin);
    expect(await codeOf(await authenticate(guest(client), stranger))).toBe("403 sign-in-refused");
  });

  it("accepts a challenge after four minutes, and not after six", async () => {
    const { client } = await player();
    const authenticator = await newPasskey(client);
    const later = guest(client);
    const body = { ...authenticator.get(await requestOptions(later)), brand: "fjord" };
    await moveClock(db(), "4 minutes");
    expect(await codeOf(await later.call("POST", VERIFY_AUTHENTICATION.path, { body }))).toBe("200 ok");
    const old = { ...authenticator.get(await requestOptions(later)), brand: "fjord" };
    await moveClock(db(), "6 minutes");
    expect(await codeOf(await later.call("POST", VERIFY_AUTHENTICATION.path, { body: old }))).toBe(
      "409 challenge-gone",
    );
    await moveClock(db(), "-10 minutes");
  });

  it("fifty times concurrently with one assertion begins one session; 49 are refused as used, none by a limit (asvs:6.7.2)", async () => {
    // The production limits.
    await using own = await mitIdStack({ RATE_LIMITS: "{}" });
    const { id } = await own.player("halvtreds");
    const client = siteClient(own.gateway.origin);
    await throughMitId(own, client, { person: "halvtreds" });
    const authenticator = await newPasskey(client);
    const device = client.cookies.get("__Host-device") ?? "";
    const body = { ...authenticator.get(await requestOptions(client)), brand: "fjord" };
    const codes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const tab = siteClient(own.gateway.origin);
        tab.cookies.set("__Host-device", device);
        return codeOf(await tab.call("POST", VERIFY_AUTHENTICATION.path, { body }));
      }),
    );
    expect(codes.filter((code) => code === "200 ok")).toHaveLength(1);
    expect(codes.filter((code) => code === "409 challenge-gone")).toHaveLength(49);
    const rows = await own.gateway.database.db.select().from(sessions).where(eq(sessions.playerId, id));
    expect(rows.filter(({ method }) => method === "passkey")).toHaveLength(1);
  });

  it("is limited for each account, and says when to try again (asvs:6.3.1)", async () => {
    await using own = await mitIdStack({ RATE_LIMITS: "{}" });
    await own.player("ivrig");
    const client = siteClient(own.gateway.origin);
    await throughMitId(own, client, { person: "ivrig" });
    const authenticator = await newPasskey(client);
    const codes: string[] = [];
    for (let place = 0; place < 12; place += 1) {
      const elsewhere = siteClient(own.gateway.origin);
      const body = {
        ...authenticator.get(await requestOptions(elsewhere), { isForged: true }),
        brand: "fjord",
      };
      const headers = { "x-forwarded-for": `192.0.2.${place}` };
      codes.push(await codeOf(await elsewhere.call("POST", VERIFY_AUTHENTICATION.path, { body, headers })));
    }
    expect(codes.filter((code) => code === "400 passkey-invalid")).toHaveLength(10);
    expect(codes.slice(10)).toEqual(["429 too-many-requests", "429 too-many-requests"]);
  });

  it("asks the national register, as every login does", async () => {
    const { client, account } = await player();
    const authenticator = await newPasskey(client);
    stack.register.asked.splice(0);
    stack.register.excluded.set(account.cpr, "2099-01-01T00:00:00.000Z");
    const later = guest(client);
    expect(await codeOf(await authenticate(later, authenticator))).toBe("200 ok");
    expect(stack.register.asked).toEqual([account.cpr]);
    expect(await userOf(later)).toMatchObject({ checkResult: { type: "block" } });
    expect((await client.call("GET", GET_USER_INFO.path)).status).toBe(401);
  });

  it.each(Object.keys(HOLDS_OF))(
    "under %s is possible, and the restriction applies (R6.05)",
    async (restriction) => {
      const { client, account } = await player();
      const authenticator = await newPasskey(client);
      await importPlayers(db(), [{ ...account, holds: HOLDS_OF[restriction] ?? [] }], KEYS);
      const later = guest(client);
      expect(await codeOf(await authenticate(later, authenticator))).toBe("200 ok");
      expect((await userOf(later)).checkResult?.type ?? "reached-play-limits").toBe(restriction);
    },
  );
});
