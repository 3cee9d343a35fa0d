import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { mitIdStack, navigate, startAt, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { authenticate, newPasskey, playerWithBrowser } from "../../testing/passkeyUser.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { HttpError } from "../http/index.ts";
import { sessionFinder, sessions } from "../sessions/index.ts";
import type { ConfirmableRequest } from "./requestToken.ts";
import { useMitIdConfirmation } from "./useMitIdConfirmation.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());
const db = () => stack.gateway.database.db;

const withdrawal = (amountOre: number): ConfirmableRequest => ({
  purpose: "create-withdrawal",
  request: { amountOre, accountId: "00000000-0000-4000-8000-000000000001" },
});
const ASKED = withdrawal(10_000);

async function sessionIn(client: SiteClient) {
  const find = sessionFinder(db(), new Map(TEST_BRANDS.map((brand) => [brand.id, brand])));
  const session = await find("fjord", client.cookies.get(PLAYER_COOKIES.session.name) ?? "");
  if (!session) throw new Error("The browser is not signed in.");
  return session;
}

/** Makes a request of a browser's session as a handler would; the answer is the refusal's `details.request`, or "done". */
async function make(client: SiteClient, request: ConfirmableRequest, isRolledBack = false): Promise<string> {
  const session = await sessionIn(client);
  try {
    await db().transaction(async (tx) => {
      await useMitIdConfirmation(tx, session, request);
      if (isRolledBack) throw new Error("rolled back");
    });
    return "done";
  } catch (error) {
    if (!(error instanceof HttpError)) return "rolled back";
    return error.code === "confirmation-needed" ? String(error.details?.["request"]) : error.code;
  }
}

const confirm = (client: SiteClient, person: string, token: string) =>
  throughMitId(stack, client, { person }, "confirm", "/konto/udbetaling", token);

describe("a request that needs MitID (F1)", () => {
  it("is made once after MitID confirmed it (attack 26)", async () => {
    const { client, name } = await playerWithBrowser(stack);
    const token = await make(client, ASKED);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await confirm(client, name, token)).toBe("/konto/udbetaling");
    expect(await make(client, ASKED)).toBe("done");
    expect(await make(client, ASKED)).toBe(token);
  });

  it("is not made after a login with MitID, a confirmation of the session or a passkey (attack 26)", async () => {
    const { client, name } = await playerWithBrowser(stack);
    expect(await make(client, ASKED)).not.toBe("done");
    await throughMitId(stack, client, { person: name }, "confirm");
    expect(await make(client, ASKED)).not.toBe("done");
    const authenticator = await newPasskey(client);
    expect((await authenticate(client, authenticator)).status).toBe(200);
    expect(await make(client, ASKED)).not.toBe("done");
    expect((await sessionIn(client)).confirmedBy).toBe("passkey");
  });

  it("is not made after MitID confirmed another one (attack 26)", async () => {
    const { client, name } = await playerWithBrowser(stack);
    await confirm(client, name, await make(client, withdrawal(100)));
    for (const other of [ASKED, { ...withdrawal(100), purpose: "remove-payout-account" }]) {
      expect(await make(client, other)).not.toBe("done");
    }
    expect(await make(client, withdrawal(100))).toBe("done");
  });

  it("is not made in another session of the player", async () => {
    const { client, name } = await playerWithBrowser(stack);
    const other = siteClient(stack.gateway.origin);
    await throughMitId(stack, other, { person: name });
    const token = await make(client, ASKED);
    await confirm(client, name, token);
    expect(await make(other, ASKED)).not.toBe("done");
    await confirm(other, name, token);
    expect(await make(other, ASKED)).not.toBe("done");
  });

  it("is made up to five minutes after it was confirmed, not after six (attack 26)", async () => {
    for (const [wait, isMade] of [
      ["4 minutes 50 seconds", true],
      ["6 minutes", false],
    ] as const) {
      const { client, name } = await playerWithBrowser(stack);
      await confirm(client, name, await make(client, ASKED));
      await moveClock(db(), wait);
      expect((await make(client, ASKED)) === "done").toBe(isMade);
    }
  });

  it("keeps its confirmation when it is rolled back, and uses it once of many at once (attack 26)", async () => {
    const { client, name } = await playerWithBrowser(stack);
    await confirm(client, name, await make(client, ASKED));
    expect(await make(client, ASKED, true)).toBe("rolled back");
    const results = await Promise.all(Array.from({ length: 5 }, () => make(client, ASKED)));
    expect(results.filter((result) => result === "done")).toHaveLength(1);
  });

  it("stays unconfirmed when MitID is cancelled, or shown by somebody else", async () => {
    const { client } = await playerWithBrowser(stack);
    const token = await make(client, ASKED);
    await stack.player("en anden");
    for (const choice of ["cancel", { person: "en anden" }] as const) {
      await throughMitId(stack, client, choice, "confirm", "/konto/udbetaling", token);
      expect(await make(client, ASKED)).toBe(token);
    }
  });

  it("is named by a hash of 43 characters, and by a visit that confirms alone", async () => {
    const { client } = await playerWithBrowser(stack);
    for (const query of ["purpose=confirm&request=abc", `purpose=login&request=${"a".repeat(43)}`]) {
      const answer = await client.call("GET", `/gateway/user-auth/api/v1/public/mitid/start?${query}`);
      expect(await codeOf(answer)).toBe("400 invalid-request");
    }
  });

  it("leaves a row in the audit with its hash and without its amount", async () => {
    const { client, name, account } = await playerWithBrowser(stack);
    const token = await make(client, ASKED);
    const back = await stack.mitId.visit(await startAt(client, "confirm", undefined, token), {
      person: name,
    });
    await navigate(client, back.pathname + back.search);
    const rows = await db().select().from(audit).where(eq(audit.playerId, account.id));
    const [row] = rows.filter(({ event }) => event === "request-confirmed");
    const [session] = await db()
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.playerId, account.id));
    expect(row?.details).toEqual({ session: session?.id, method: "mitid", request: token });
  });
});
