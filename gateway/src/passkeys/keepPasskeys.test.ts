import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { RENAME_PASSKEY } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
import { signIn } from "../../testing/testPlayers.ts";
import { passkeyChallenges } from "./tables.ts";
import { codeOf } from "../../testing/answers.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());

const db = () => stack.gateway.database.db;
const browser = () => siteClient(stack.gateway.origin);
const player = () => playerWithBrowser(stack);
const guest = (client: SiteClient) => afterLogout(stack, client);

describe("a passkey in a session", () => {
  it("confirms the player's identity, replaces the session's token, and must be the player's own", async () => {
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
  it("can only be renamed by that player", async () => {
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

  it("are not removed without an identity confirmed in the last ten minutes (asvs:7.5.1)", async () => {
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

  it("leave no expired challenge behind", async () => {
    await using own = await mitIdStack();
    const client = siteClient(own.gateway.origin);
    for (let asked = 0; asked < 5; asked += 1) await requestOptions(client);
    await moveClock(own.gateway.database.db, "6 minutes");
    await requestOptions(client);
    expect(await own.gateway.database.db.$count(passkeyChallenges)).toBe(1);
  });
});
