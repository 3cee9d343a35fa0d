import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import {
  CHANGE_PASSWORD,
  GET_SESSION_INFO,
  LOG_IN_BY_PASSWORD,
  OPEN_PASSWORD_LINK,
  REQUEST_NEW_PASSWORD,
} from "@spilhus/contracts/user-auth";
import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { audit } from "../audit/tables.ts";
import { knowDevice } from "../devices/knowDevice.ts";
import { jobs } from "../jobs/tables.ts";
import { MAIL_QUEUE } from "../mail/mailJobs.ts";
import { messengerServer, type MessengerServer } from "../../testing/messengerServer.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { passwordLinks } from "./tables.ts";

// Notes the hashes that are made; they are made all the same. Files of one worker share their modules, so the function
// is replaced in Node's own module.
const argon2 = vi.spyOn(crypto, "argon2");
syncBuiltinESMExports();
afterAll(() => {
  argon2.mockRestore();
  syncBuiltinESMExports();
});

const PASSWORD = "Spilhus123";
const NEW = "Blåbærgrød7";
let gateway: TestGateway;
let messenger: MessengerServer;
beforeAll(async () => {
  messenger = await messengerServer();
  gateway = await testGateway({ environment: { MESSENGER: messenger.origin } });
});
beforeEach(() => {
  messenger.letters.length = 0;
});
afterEach(async () => {
  // Mails of one test are sent before the next one begins.
  await vi.waitFor(async () => {
    if ((await db().$count(jobs, eq(jobs.queue, MAIL_QUEUE))) > 0)
      throw new Error("There are mails to be sent.");
  }, 10_000);
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await messenger[Symbol.asyncDispose]();
});

const db = () => gateway.database.db;
const browser = (brand?: string) => siteClient(gateway.origin, brand);
const send = async (
  client: SiteClient,
  { method, path }: { readonly method: string; readonly path: string },
  body: unknown,
) => codeOf(await client.call(method, path, { body }));
const logIn = (client: SiteClient, email: string, password: string, brand = "fjord") =>
  send(client, LOG_IN_BY_PASSWORD, { email, password, brand });
const ask = (client: SiteClient, email: string, brand = "fjord") =>
  send(client, REQUEST_NEW_PASSWORD, { email, brand });
const isLoggedIn = async (client: SiteClient, brand = "fjord") => {
  const answer = await client.call("GET", `${GET_SESSION_INFO.path}?brand=${brand}`);
  return ((await answer.json()) as { loggedIn: boolean }).loggedIn;
};

/** A player with a password, and a browser in which they have shown MitID once. */
async function playerWithPassword(fields: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(db(), { password: PASSWORD, ...fields });
  const client = browser();
  const cookie = await knowDevice(db(), player.id, { cookies: {}, userAgent: undefined });
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  client.cookies.set(name, value);
  return { ...player, email: player.email ?? "", client };
}
/** The tokens mailed to an address, newest first, once there are enough. */
async function tokensTo(email: string, count = 1): Promise<readonly string[]> {
  const links = () =>
    messenger.letters
      .filter(({ to, kind }) => to === email && kind === "new-password")
      .map(({ text }) => /\/skift-adgangskode\/([\w-]+)/.exec(text)?.[1] ?? "");
  await expect.poll(() => links().length).toBe(count);
  return links().toReversed();
}
const openedLink = async (email: string) => {
  const client = browser();
  await ask(client, email);
  const [token = ""] = await tokensTo(email);
  expect(await send(client, OPEN_PASSWORD_LINK, { token })).toBe("200 ok");
  return { client, token };
};

describe("a login by password", () => {
  it("begins a session for a player with a password, on a known device (R1.02, R5.03)", async () => {
    const { client, email, id } = await playerWithPassword();
    expect(await logIn(client, email.toUpperCase(), PASSWORD)).toBe("200 ok");
    expect(await isLoggedIn(client)).toBe(true);
    const rows = await db()
      .select({ details: audit.details })
      .from(audit)
      .where(and(eq(audit.playerId, id), eq(audit.event, "session-started")));
    expect(rows).toMatchObject([{ details: { method: "password" } }]);
  });

  it("needs MitID again on every device once the password was changed (R2.31)", async () => {
    const { client, email } = await playerWithPassword();
    expect(await logIn(client, email, PASSWORD)).toBe("200 ok");
    const { client: other } = await openedLink(email);
    expect(await send(other, CHANGE_PASSWORD, { password: NEW })).toBe("200 ok");
    client.cookies.delete("__Host-sid");
    expect(await logIn(client, email, NEW)).toBe("403 mitid-needed");
  });

  it("needs MitID first on a device that is new to the player, and says so only for the right password (asvs:6.3.3)", async () => {
    const { email } = await playerWithPassword();
    expect(await logIn(browser(), email, PASSWORD)).toBe("403 mitid-needed");
    expect(await logIn(browser(), email, "Forkert123")).toBe("403 sign-in-refused");
  });

  it("is refused in the same words for a wrong password, an unknown address, a player without one and another licence (asvs:6.3.8)", async () => {
    const { client, email } = await playerWithPassword();
    const without = await addPlayer(db());
    const elsewhere = await addPlayer(db(), { licence: "2", password: PASSWORD });
    const answers = [];
    for (const [address, password] of [
      [email, "Forkert123"],
      ["ingen@example.dk", PASSWORD],
      [without.email ?? "", PASSWORD],
      [elsewhere.email ?? "", PASSWORD],
    ]) {
      const { method, path } = LOG_IN_BY_PASSWORD;
      const answer = await client.call(method, path, { body: { email: address, password, brand: "fjord" } });
      const { error } = (await answer.json()) as { error: Record<string, unknown> };
      answers.push(`${answer.status} ${JSON.stringify({ ...error, requestId: undefined })}`);
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("sign-in-refused");
  });

  it("hashes as much for an unknown address as for a wrong password, so that the time tells nothing (asvs:6.3.8)", async () => {
    const { client, email } = await playerWithPassword();
    const hashedFor = async (address: string) => {
      argon2.mockClear();
      expect(await logIn(client, address, "Forkert123")).toBe("403 sign-in-refused");
      return argon2.mock.calls.map(([algorithm, { message, memory, passes, parallelism, tagLength }]) => [
        algorithm,
        message.toString(),
        { memory, passes, parallelism, tagLength },
      ]);
    };
    // The first one also makes the hash that unknown addresses are compared with.
    await hashedFor("ingen@example.dk");
    const wrongPassword = await hashedFor(email);
    expect(wrongPassword).toHaveLength(1);
    expect(await hashedFor("ingen@example.dk")).toEqual(wrongPassword);
  });

  it("is limited for each tried address, also for unknown ones (asvs:6.3.1)", async () => {
    const limits = { account: 5, address: 1_000, everybody: 1_000 };
    await using strict = await testGateway({
      environment: {
        RATE_LIMITS: JSON.stringify({ attemptsPerMinute: limits, playerCallsPerMinute: limits }),
      },
    });
    const client = siteClient(strict.origin);
    for (const email of ["ingen@example.dk", "nogen@example.dk"]) {
      const answers = [];
      for (let round = 0; round < 7; round += 1) answers.push(await logIn(client, email, "Forkert123"));
      expect(answers).toEqual([
        ...Array.from({ length: 5 }, () => "403 sign-in-refused"),
        ...Array.from({ length: 2 }, () => "429 too-many-requests"),
      ]);
    }
  });

  it("is for guests only, and refuses a password that is too short (R5.03, R6.01)", async () => {
    const { email, id } = await playerWithPassword();
    expect(await logIn(await browserOf(gateway, id), email, PASSWORD)).toBe("403 signed-in");
    expect(await logIn(browser(), email, "kort")).toBe("400 invalid-request");
  });
});

describe("a new password", () => {
  it("can be requested with the same answer for any address, and is mailed only to players with a password (asvs:6.3.8)", async () => {
    const { email } = await playerWithPassword();
    const without = await addPlayer(db());
    for (const address of ["ingen@example.dk", without.email ?? "", email]) {
      expect(await ask(browser(), address)).toBe("200 ok");
    }
    const [token = ""] = await tokensTo(email);
    expect(token).toHaveLength(43);
    await expect.poll(() => db().$count(jobs, eq(jobs.queue, MAIL_QUEUE))).toBe(0);
    expect(messenger.letters).toHaveLength(1);
    expect(messenger.letters[0]?.text).toContain(`http://fjord.localhost:3000/skift-adgangskode/${token}`);
  });

  it("is set once by the link, ends every session and announces itself by mail (R5.02, asvs:6.4.1, asvs:7.4.3)", async () => {
    const { client: known, email, id } = await playerWithPassword();
    const elsewhere = await browserOf(gateway, id, { brand: "eng" });
    const { client, token } = await openedLink(email);
    expect(await send(browser(), OPEN_PASSWORD_LINK, { token })).toBe("410 token-gone");
    expect(await send(browser(), CHANGE_PASSWORD, { password: NEW })).toBe("410 token-gone");
    for (const weak of ["Kort1", "udenstoret1", "UDENSMÅT1", "UdenTal"]) {
      expect(await send(client, CHANGE_PASSWORD, { password: weak })).toBe("400 invalid-request");
    }
    expect(await send(client, CHANGE_PASSWORD, { password: NEW })).toBe("200 ok");
    expect(await isLoggedIn(elsewhere, "eng")).toBe(false);
    expect(client.cookies.has("__Host-password")).toBe(false);
    expect(await send(client, CHANGE_PASSWORD, { password: PASSWORD })).toBe("410 token-gone");
    expect(await logIn(known, email, PASSWORD)).toBe("403 sign-in-refused");
    expect(await logIn(known, email, NEW)).toBe("403 mitid-needed");
    await expect.poll(() => messenger.letters.map(({ kind }) => kind)).toContain("password-changed");
  });

  it("must not be common or personal; the form gets the reason, and the link stays valid (asvs:6.2.4, asvs:6.2.11)", async () => {
    const { email } = await playerWithPassword();
    const { client } = await openedLink(email);
    const { method, path } = CHANGE_PASSWORD;
    for (const [password, id] of [
      ["Password1", "passwordCommon"],
      ["Mette-1990", "passwordPersonal"],
      ["xMADSENx9", "passwordPersonal"],
      ["Fjord2026", "passwordPersonal"],
    ]) {
      const answer = await client.call(method, path, { body: { password } });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        error: { code: "invalid-request", fields: [{ field: "password", id }] },
      });
    }
    expect(await send(client, CHANGE_PASSWORD, { password: NEW })).toBe("200 ok");
  });

  it("is set once by fifty concurrent calls with one opened link", async () => {
    const { email, id } = await playerWithPassword();
    const { client } = await openedLink(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => send(client, CHANGE_PASSWORD, { password: `${NEW}${index}` })),
    );
    expect(answers.filter((answer) => answer === "200 ok")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "410 token-gone")).toHaveLength(49);
    const changed = and(eq(audit.playerId, id), eq(audit.event, "password-changed"));
    expect(await db().$count(audit, changed)).toBe(1);
  });

  it("is set by any sent link, after which none is valid (asvs:6.4.1)", async () => {
    const { email } = await playerWithPassword();
    await ask(browser(), email);
    await ask(browser(), email);
    const [newest = "", oldest = ""] = await tokensTo(email, 2);
    const client = browser();
    await send(client, OPEN_PASSWORD_LINK, { token: oldest });
    expect(await send(client, CHANGE_PASSWORD, { password: NEW })).toBe("200 ok");
    expect(await send(browser(), OPEN_PASSWORD_LINK, { token: newest })).toBe("410 token-gone");
  });

  it("is not set an hour after the request, nor ten minutes after opening the link (asvs:6.4.1)", async () => {
    const late = await playerWithPassword();
    await ask(browser(), late.email);
    const [token = ""] = await tokensTo(late.email);
    await moveClock(db(), "1 hour");
    expect(await send(browser(), OPEN_PASSWORD_LINK, { token })).toBe("410 token-gone");
    const slow = await playerWithPassword();
    const { client } = await openedLink(slow.email);
    await moveClock(db(), "10 minutes");
    expect(await send(client, CHANGE_PASSWORD, { password: NEW })).toBe("410 token-gone");
  });

  it("is mailed three times an hour at most, so that nobody can flood an inbox", async () => {
    const { email } = await playerWithPassword();
    for (let round = 0; round < 5; round += 1) await ask(browser(), email);
    await tokensTo(email, 3);
    await expect.poll(() => db().$count(jobs, eq(jobs.queue, MAIL_QUEUE))).toBe(0);
    expect(messenger.letters).toHaveLength(3);
  });

  it("is set only on the site of the request, and only by its token", async () => {
    const { email } = await playerWithPassword();
    await ask(browser(), email);
    const [token = ""] = await tokensTo(email);
    expect(await send(browser("eng"), OPEN_PASSWORD_LINK, { token })).toBe("410 token-gone");
    expect(await send(browser(), OPEN_PASSWORD_LINK, { token: token.toLowerCase() })).toBe("410 token-gone");
    expect(await send(browser(), OPEN_PASSWORD_LINK, { token: "A".repeat(60) })).toBe("410 token-gone");
    expect(await send(browser(), OPEN_PASSWORD_LINK, { token: "short" })).toBe("400 invalid-request");
  });

  it("leaves neither link nor cookie in the database, only their hashes (asvs:14.2.4)", async () => {
    const { email, id } = await playerWithPassword();
    const { client, token } = await openedLink(email);
    const [row] = await db().select().from(passwordLinks).where(eq(passwordLinks.playerId, id));
    const kept = JSON.stringify({ ...row, tokenHash: row?.tokenHash.toString("base64url") });
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(client.cookies.get("__Host-password"));
  });
});
