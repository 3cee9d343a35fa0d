import { RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../sessions/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { mitIdStack, navigate, startAt, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { mitIdVisits } from "./tables.ts";
import { infoOf } from "../../testing/answers.ts";

const DISMISSED =
  "error=dismissed_or_cancelled&error_description=User+dismissed+or+otherwise+closed+the+MitId+window&mitid=true&mitid_provider=unknown";
const FAILED = "/?auth=login&error=mitid_failed&mitid=true";
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

describe("a visit that fails", () => {
  it("because the player cancelled returns with that reason (R4.23, R4.24, R4.25)", async () => {
    expect(await throughMitId(stack, browser(), "cancel", "login", "/bingo")).toBe(
      `/bingo?auth=login&${DISMISSED}`,
    );
    expect(await throughMitId(stack, browser(), "cancel", "signup")).toBe(
      `/?auth=signup&step=1&${DISMISSED}`,
    );
  });

  it.each([
    ["a state nobody was given", "state=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA&code=x"],
    ["no state", "code=x"],
    ["nothing", ""],
    ["a forged cancellation", "error=access_denied&error_description=mitid_user_aborted&state=forged"],
    ["a cancellation without a state", "error=access_denied"],
  ])("because of %s counts as failed, not as dismissed (R4.23, asvs:10.2.1)", async (_, query) => {
    const client = browser();
    await startAt(client, "login");
    expect(await navigate(client, `${RETURN_FROM_MITID.path}?${query}`)).toBe(FAILED);
  });

  it("because of a forged answer does not affect the real one", async () => {
    await stack.player("urolig");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "urolig" });
    expect(await navigate(client, `${RETURN_FROM_MITID.path}?code=x&state=${"A".repeat(43)}`)).toBe(FAILED);
    expect(await navigate(client, back.pathname + back.search)).toBe("/");
  });

  it("because another browser returns it signs nobody in (asvs:10.2.1)", async () => {
    await stack.player("angriber");
    const attacker = browser();
    const back = await stack.mitId.visit(await startAt(attacker, "login"), { person: "angriber" });
    const victim = browser();
    await startAt(victim, "login");
    expect(await navigate(victim, back.pathname + back.search)).toBe(FAILED);
    expect(await infoOf(victim)).toMatchObject({ loggedIn: false });
  });

  it("because it returns to another brand signs nobody in", async () => {
    await stack.player("vildfaren");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "vildfaren" });
    const other = browser("eng");
    for (const [name, value] of client.cookies) other.cookies.set(name, value);
    expect(await navigate(other, back.pathname + back.search)).toBe(FAILED);
  });

  it.each(["token-error", "forged-token", "low", "silent"] as const)(
    "because the provider is broken (%s) signs nobody in (asvs:6.8.2, asvs:6.8.4, asvs:16.5.3)",
    async (fault) => {
      await stack.player(`uheldig-${fault}`);
      const client = browser();
      const address = await startAt(client, "login", "/bingo");
      stack.mitId.fault = fault;
      const back = await stack.mitId.visit(address, { person: `uheldig-${fault}` });
      expect(await navigate(client, back.pathname + back.search)).toBe(
        "/bingo?auth=login&error=mitid_failed&mitid=true",
      );
      expect(await infoOf(client)).toMatchObject({ loggedIn: false });
    },
  );

  it.each(["nonce", "codeVerifier"] as const)(
    "because the %s has changed signs nobody in (asvs:10.5.1)",
    async (secret) => {
      await stack.player(`byttet-${secret}`);
      const client = browser();
      const back = await stack.mitId.visit(await startAt(client, "login"), { person: `byttet-${secret}` });
      await db()
        .update(mitIdVisits)
        .set({ [secret]: "A".repeat(43) });
      expect(await navigate(client, back.pathname + back.search)).toBe(FAILED);
    },
  );

  it("because its ID token has no nonce signs nobody in (asvs:10.5.1)", async () => {
    await stack.player("uden-nonce");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "uden-nonce" });
    stack.mitId.fault = "no-nonce";
    expect(await navigate(client, back.pathname + back.search)).toBe(FAILED);
  });

  it("because the provider is down returns with that reason, and works again afterwards", async () => {
    await using own = await mitIdStack();
    await own.player("taalmodig");
    const client = siteClient(own.gateway.origin);
    own.mitId.fault = "down";
    expect(await startAt(client, "login", "/bingo")).toBe("/bingo?auth=login&error=mitid_failed&mitid=true");
    own.mitId.fault = undefined;
    expect(await throughMitId(own, client, { person: "taalmodig" })).toBe("/");
  });

  it("because it took too long signs nobody in", async () => {
    await using own = await mitIdStack();
    await own.player("langsom");
    const client = siteClient(own.gateway.origin);
    const back = await own.mitId.visit(await startAt(client, "login"), { person: "langsom" });
    await moveClock(own.gateway.database.db, "601 seconds");
    expect(await navigate(client, back.pathname + back.search)).toBe(FAILED);
  });

  it("because its state was used before signs nobody in: of fifty concurrent answers one does (asvs:10.1.2)", async () => {
    const player = await stack.player("halvtreds");
    const client = browser();
    const back = await stack.mitId.visit(await startAt(client, "login"), { person: "halvtreds" });
    const tabs = Array.from({ length: 50 }, () => {
      const tab = browser();
      tab.cookies.set("__Secure-mitid", client.cookies.get("__Secure-mitid") ?? "");
      return tab;
    });
    stack.mitId.redeemed = 0;
    const ends = await Promise.all(tabs.map((tab) => navigate(tab, back.pathname + back.search)));
    expect(ends.filter((end) => end === "/")).toHaveLength(1);
    expect(ends.filter((end) => end === FAILED)).toHaveLength(49);
    expect(await db().$count(sessions, eq(sessions.playerId, player.id))).toBe(1);
    // The provider refuses a used code as well; the gateway does not rely on it.
    expect(stack.mitId.redeemed).toBe(1);
  });
});
