import {
  GET_REGISTRATION_OPTIONS,
  PasskeyVerifiedSchema,
  VERIFY_REGISTRATION,
} from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mitIdStack, type MitIdStack } from "../../testing/mitIdStack.ts";
import { sessions } from "../sessions/tables.ts";
import { signIn } from "../../testing/testPlayers.ts";
import {
  authenticate,
  creationOptions,
  newPasskey,
  register,
  requestOptions,
  listOf,
  playerWithBrowser,
} from "../../testing/passkeyUser.ts";
import { SoftAuthenticator, type Flaws } from "../../testing/softAuthenticator.ts";
import { passkeys } from "./tables.ts";
import { codeOf } from "../../testing/answers.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());

const db = () => stack.gateway.database.db;
const player = () => playerWithBrowser(stack);

describe("making a passkey", () => {
  it("requests a discoverable one with user verification, and sends no name to the authenticator (R7.13, R5.09)", async () => {
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

  it("stores it with the device's name, and excludes it from the next creation (R7.14, R4.14)", async () => {
    const { client } = await player();
    const authenticator = new SoftAuthenticator(client.origin);
    const answer = await register(client, authenticator);
    const { passkey } = PasskeyVerifiedSchema.parse(await answer.json());
    expect(passkey).toMatchObject({ name: "Passkey", lastUsedAt: null, isSynced: false });
    expect(await listOf(client)).toEqual([passkey]);
    expect((await creationOptions(client)).excludeCredentials).toMatchObject([{ id: authenticator.id }]);
  });

  it("requires an identity confirmed in the last ten minutes (R7.13, asvs:7.5.1)", async () => {
    const { client, account } = await player();
    const authenticator = await newPasskey(client);
    const ask = async (from = client) => codeOf(await from.call("GET", GET_REGISTRATION_OPTIONS.path));
    const lastShown = (seconds: number) =>
      db()
        .update(sessions)
        .set({ confirmedAt: new Date(Date.now() - seconds * 1_000) })
        .where(eq(sessions.playerId, account.id));
    await lastShown(590);
    expect(await ask()).toBe("200 ok");
    await lastShown(601);
    expect(await ask()).toBe("403 confirmation-needed");
    await authenticate(client, authenticator);
    expect(await ask()).toBe("200 ok");
  });

  it("is refused in a session begun by a password alone (asvs:7.5.1)", async () => {
    const { client, account } = await player();
    client.cookies.set("__Host-sid", await signIn(db(), account.id));
    const answer = await client.call("GET", GET_REGISTRATION_OPTIONS.path);
    expect(await codeOf(answer)).toBe("403 confirmation-needed");
  });

  const flawed: readonly (readonly [string, Flaws])[] = [
    ["comes from another site", { origin: "https://evil.example" }],
    ["is for another site", { rpId: "eng.localhost" }],
    ["was made without its owner's finger, face or code (asvs:6.3.3)", { isUnverified: true }],
  ];
  it.each(flawed)("is refused when it %s", async (_, flaws) => {
    const { client } = await player();
    const answer = await register(client, new SoftAuthenticator(client.origin), flaws);
    expect(await codeOf(answer)).toBe("400 passkey-invalid");
    expect(await listOf(client)).toEqual([]);
  });

  it("is refused with a challenge that is unknown, another player's, a login's, or used", async () => {
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

  it("is refused for a malformed answer of an authenticator", async () => {
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

  it("is possible ten times, also concurrently", async () => {
    const { client, account } = await player();
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => register(client, new SoftAuthenticator(client.origin))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await db().$count(passkeys, eq(passkeys.playerId, account.id))).toBe(10);
  });
});
