import { GET_USER_INFO, UserInfoSchema } from "@spilhus/contracts/player-account";
import {
  GET_SESSION_INFO,
  LIST_PASSKEYS,
  PasskeysSchema,
  PasskeyVerifiedSchema,
  RENAME_PASSKEY,
  VERIFY_AUTHENTICATION,
  VERIFY_REGISTRATION,
} from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { importPlayers } from "../players/importPlayers.ts";
import { sessions } from "../sessions/tables.ts";
import { mitIdStack, throughMitId, type MitIdStack } from "../testing/mitIdStack.ts";
import { moveClock } from "../testing/movableClock.ts";
import {
  authenticate,
  creationOptions,
  newPasskey,
  register,
  requestOptions,
} from "../testing/passkeyUser.ts";
import { siteClient, type SiteClient } from "../testing/siteClient.ts";
import { SoftAuthenticator, type Flaws } from "../testing/softAuthenticator.ts";
import { HOLDS_OF, KEYS, signIn } from "../testing/testPlayers.ts";
import { passkeyChallenges, passkeys } from "./tables.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterEach(() => {
  stack.register.fault = undefined;
});
afterAll(() => stack[Symbol.asyncDispose]());

const db = () => stack.gateway.database.db;
const browser = () => siteClient(stack.gateway.origin);
let counted = 0;

/** A player who has signed in by MitID in a browser. */
async function player(fields: Parameters<MitIdStack["player"]>[1] = {}) {
  const name = `adgang-${(counted += 1)}`;
  const account = await stack.player(name, fields);
  const client = browser();
  await throughMitId(stack, client, { person: name });
  return { client, account, name };
}
/** The same browser after logging out: it keeps what makes it a known device. */
function guest(client: SiteClient): SiteClient {
  const later = browser();
  later.cookies.set("__Host-device", client.cookies.get("__Host-device") ?? "");
  return later;
}
const listOf = async (client: SiteClient) =>
  PasskeysSchema.parse(await (await client.call("GET", LIST_PASSKEYS.path)).json()).passkeys;
const userOf = async (client: SiteClient) =>
  UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json());
const codeOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? "ok"}`;
};

describe("making a passkey", () => {
  it("asks for a discoverable one whose owner is verified, and tells the authenticator no name (R7.13, R5.09)", async () => {
    const { client, account } = await player();
    const options = await creationOptions(client);
    expect(options).toMatchObject({
      rp: { id: "fjord.localhost", name: "Fjord" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
      timeout: 300_000,
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, "base64url")).toHaveLength(32);
    expect(JSON.stringify(options)).not.toContain(account.lastName);
    expect((await creationOptions(client)).user.id).toBe(options.user.id);
    expect((await creationOptions(client)).challenge).not.toBe(options.challenge);
  });

  it("keeps it, with a name of the device, and asks not to make it twice (R7.14, R4.14)", async () => {
    const { client } = await player();
    const authenticator = new SoftAuthenticator(client.origin);
    const answer = await register(client, authenticator);
    const { passkey } = PasskeyVerifiedSchema.parse(await answer.json());
    expect(passkey).toMatchObject({ name: "Passkey", lastUsedAt: null, isSynced: false });
    expect(await listOf(client)).toEqual([passkey]);
    expect((await creationOptions(client)).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  });

  const flawed: readonly (readonly [string, Flaws])[] = [
    ["comes from another site", { origin: "https://evil.example" }],
    ["is for another site", { rpId: "eng.localhost" }],
    ["was made without its owner's finger, face or code (asvs:6.5.1)", { isUnverified: true }],
  ];
  it.each(flawed)("is refused when it %s (asvs:6.7.1)", async (_, flaws) => {
    const { client } = await player();
    const answer = await register(client, new SoftAuthenticator(client.origin), flaws);
    expect(await codeOf(answer)).toBe("400 passkey-invalid");
    expect(await listOf(client)).toEqual([]);
  });

  it("is refused with a challenge of nobody, of somebody else, of a login, and with a used one", async () => {
    const [mine, theirs] = [await player(), await player()];
    const make = async (challenge: string) => {
      const options = await creationOptions(mine.client);
      const body = new SoftAuthenticator(mine.client.origin).create(options, { challenge });
      return codeOf(await mine.client.call("POST", VERIFY_REGISTRATION.path, { body }));
    };
    const used = (await creationOptions(mine.client)).challenge;
    expect(await make(used)).toBe("200 ok");
    for (const challenge of [
      used,
      "A".repeat(43),
      (await creationOptions(theirs.client)).challenge,
      (await requestOptions(mine.client)).challenge,
    ]) {
      expect(await make(challenge)).toBe("409 challenge-gone");
    }
  });

  it("is refused when what is sent is no answer of an authenticator", async () => {
    const { client } = await player();
    const body = new SoftAuthenticator(client.origin).create(await creationOptions(client));
    const broken = { ...body, response: { ...body.response, clientDataJSON: "e30" } };
    expect(await codeOf(await client.call("POST", VERIFY_REGISTRATION.path, { body: broken }))).toBe(
      "400 passkey-invalid",
    );
    const empty = { ...body, response: { ...body.response, attestationObject: "" } };
    expect(await codeOf(await client.call("POST", VERIFY_REGISTRATION.path, { body: empty }))).toBe(
      "400 passkey-invalid",
    );
  });

  it("is possible ten times, also when all are made at once", async () => {
    const { client, account } = await player();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => register(client, new SoftAuthenticator(client.origin))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await db().$count(passkeys, eq(passkeys.playerId, account.id))).toBe(10);
  });
});

describe("signing in by passkey", () => {
  it("begins a session, on a device where MitID was shown (R1.02, R7.15, R7.16)", async () => {
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

  it("needs MitID first on a device that is new to the player, also with somebody else's device cookie", async () => {
    const [mine, theirs] = [await player(), await player()];
    const authenticator = await newPasskey(mine.client);
    for (const client of [browser(), guest(theirs.client)]) {
      expect(await codeOf(await authenticate(client, authenticator))).toBe("403 mitid-needed");
      expect(client.cookies.has("__Host-sid")).toBe(false);
    }
  });

  it("needs MitID again a year after it was shown on the device", async () => {
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
    ["its owner was not verified (asvs:6.5.1)", { isUnverified: true }],
    ["it names another user", { userHandle: Buffer.alloc(32).toString("base64url") }],
  ];
  it.each(flawed)("is refused when %s (R8.15, asvs:6.7.1)", async (_, flaws) => {
    const { client } = await player();
    const authenticator = await newPasskey(client);
    const later = guest(client);
    expect(await codeOf(await authenticate(later, authenticator, flaws))).toBe("400 passkey-invalid");
    expect(later.cookies.has("__Host-sid")).toBe(false);
    expect(await codeOf(await authenticate(later, authenticator))).toBe("200 ok");
  });

  it("is refused when the authenticator counts backwards, as a copy would", async () => {
    const { client } = await player();
    const authenticator = await newPasskey(client);
    const later = guest(client);
    expect(await codeOf(await authenticate(later, authenticator, { counter: 9 }))).toBe("200 ok");
    later.cookies.delete("__Host-sid");
    expect(await codeOf(await authenticate(later, authenticator, { counter: 8 }))).toBe(
      "400 passkey-invalid",
    );
  });

  it("is refused for a passkey that nobody has, and tells no more than for a wrong one", async () => {
    const { client } = await player();
    const stranger = new SoftAuthenticator(client.origin);
    expect(await codeOf(await authenticate(guest(client), stranger))).toBe("403 sign-in-refused");
  });

  it("takes a challenge that waited four minutes, and none that waited six", async () => {
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

  it("fifty times at once with one assertion begins one session; 49 are told that it is used, none that it is too much (asvs:6.7.2)", async () => {
    // The limits that production runs with.
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
    "under %s is possible, and confines all the same (R6.05)",
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

describe("a passkey in a session", () => {
  it("confirms who is there, gives the session another token, and is nobody else's", async () => {
    const { client, account } = await player();
    const authenticator = await newPasskey(client);
    client.cookies.set("__Host-sid", await signIn(db(), account.id));
    const token = client.cookies.get("__Host-sid");
    expect(await (await authenticate(client, authenticator)).json()).toEqual({
      loggedIn: true,
      method: "mitid",
    });
    expect(client.cookies.get("__Host-sid")).not.toBe(token);
    const other = await player();
    expect(await codeOf(await authenticate(other.client, authenticator))).toBe("403 sign-in-refused");
  });
});

describe("a player's passkeys", () => {
  it("are renamed by them alone", async () => {
    const [mine, theirs] = [await player(), await player()];
    await newPasskey(mine.client);
    const [passkey] = await listOf(mine.client);
    const path = RENAME_PASSKEY.path.replace("{id}", passkey?.id ?? "");
    const rename = (client: SiteClient, name: string) => client.call("PUT", path, { body: { name } });
    expect(await (await rename(mine.client, "Min telefon")).json()).toMatchObject({ name: "Min telefon" });
    expect(await codeOf(await rename(theirs.client, "Stjålet"))).toBe("404 not-found");
    expect(await codeOf(await rename(mine.client, ""))).toBe("400 invalid-request");
    const missing = await mine.client.call("PUT", RENAME_PASSKEY.path.replace("{id}", "7"), {
      body: { name: "x" },
    });
    expect(await codeOf(missing)).toBe("404 not-found");
    expect(await listOf(mine.client)).toMatchObject([{ name: "Min telefon" }]);
    expect(await listOf(theirs.client)).toEqual([]);
  });

  it("are removed with every session of the player, in every browser (asvs:7.4.3)", async () => {
    const { client, name } = await player();
    const elsewhere = browser();
    await throughMitId(stack, elsewhere, { person: name });
    const authenticator = await newPasskey(client);
    const [passkey] = await listOf(client);
    const path = RENAME_PASSKEY.path.replace("{id}", passkey?.id ?? "");
    expect(await codeOf(await (await player()).client.call("DELETE", path))).toBe("404 not-found");
    expect(await codeOf(await client.call("DELETE", path))).toBe("200 ok");
    expect(client.cookies.has("__Host-sid")).toBe(false);
    expect((await elsewhere.call("GET", GET_USER_INFO.path)).status).toBe(401);
    expect(await codeOf(await authenticate(guest(client), authenticator))).toBe("403 sign-in-refused");
  });

  it("are not removed by a session whose player was not seen for ten minutes (asvs:7.5.1)", async () => {
    const { client, account } = await player();
    const authenticator = await newPasskey(client);
    const [passkey] = await listOf(client);
    const path = RENAME_PASSKEY.path.replace("{id}", passkey?.id ?? "");
    await db()
      .update(sessions)
      .set({ confirmedAt: new Date(Date.now() - 601_000) })
      .where(eq(sessions.playerId, account.id));
    expect(await codeOf(await client.call("DELETE", path))).toBe("403 confirmation-needed");
    await authenticate(client, authenticator);
    expect(await codeOf(await client.call("DELETE", path))).toBe("200 ok");
  });

  it("leave no challenge behind that ran out", async () => {
    await using own = await mitIdStack();
    const client = siteClient(own.gateway.origin);
    for (let asked = 0; asked < 5; asked += 1) await requestOptions(client);
    await moveClock(own.gateway.database.db, "6 minutes");
    await requestOptions(client);
    expect(await own.gateway.database.db.$count(passkeyChallenges)).toBe(1);
  });
});
