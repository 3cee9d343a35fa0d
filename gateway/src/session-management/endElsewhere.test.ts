import {
  END_OTHER_SESSIONS,
  END_ONE_SESSION,
  GET_SESSION_INFO,
  LIST_SESSIONS,
  OpenSessionsSchema,
} from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const listOf = async (client: SiteClient) => {
  const answer = await client.call(LIST_SESSIONS.method, LIST_SESSIONS.path);
  return OpenSessionsSchema.parse(await answer.json()).sessions;
};
const end = async (client: SiteClient, id: string) =>
  codeOf(await client.call(END_ONE_SESSION.method, END_ONE_SESSION.path.replace("{id}", id)));
const endOthers = async (client: SiteClient) =>
  codeOf(await client.call(END_OTHER_SESSIONS.method, END_OTHER_SESSIONS.path));
const isIn = async (client: SiteClient, brand = "fjord") => {
  const answer = await client.call("GET", `${GET_SESSION_INFO.path}?brand=${brand}`);
  return ((await answer.json()) as { loggedIn: boolean }).loggedIn;
};

/** A player at the computer, who has just shown who they are, and the same one on a phone. */
async function twoPlaces() {
  const { client: here, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
  const phone = await browserOf(gateway, id, { brand: "eng", userAgent: IPHONE });
  const [, there] = await listOf(here);
  return { here, phone, id, there: there?.id ?? "" };
}

describe("the places where a player is logged in", () => {
  it("are told on every site of the licence, this one first, by device and time, and by nothing else (asvs:7.5.2)", async () => {
    const { here, phone } = await twoPlaces();
    const shown = { method: "mitid", loggedInAt: expect.any(String), lastUsedAt: expect.any(String) };
    const unknown = { ...shown, id: expect.any(String), device: null, site: "Fjord" };
    const iphone = { ...shown, id: expect.any(String), device: "Safari · iPhone", site: "Eng" };
    expect(await listOf(here)).toEqual([
      { ...unknown, isThis: true },
      { ...iphone, isThis: false },
    ]);
    expect(await listOf(phone)).toEqual([
      { ...iphone, isThis: true },
      { ...unknown, isThis: false },
    ]);
  });

  it("are the player's own, and none that is over", async () => {
    const { here } = await twoPlaces();
    await signedInPlayer(gateway);
    expect(await listOf(here)).toHaveLength(2);
    await using own = await testGateway();
    const { client: late, id } = await signedInPlayer(own);
    await moveClock(own.database.db, "20 minutes");
    await browserOf(own, id);
    expect(await listOf(late)).toHaveLength(2);
    await moveClock(own.database.db, "31 minutes");
    expect(await listOf(await browserOf(own, id))).toHaveLength(1);
  });

  it("are for players alone", async () => {
    const guest = siteClient(gateway.origin);
    expect(await codeOf(await guest.call("GET", LIST_SESSIONS.path))).toBe("401 not-signed-in");
    expect(await endOthers(guest)).toBe("401 not-signed-in");
  });
});

describe("ending a session from elsewhere", () => {
  it("holds from the next call on, and is in the audit (asvs:7.5.2)", async () => {
    const { here, phone, there, id } = await twoPlaces();
    expect(await end(here, there)).toBe("200 ok");
    expect([await isIn(phone, "eng"), await isIn(here)]).toEqual([false, true]);
    expect(await listOf(here)).toHaveLength(1);
    expect(await end(here, there)).toBe("404 not-found");
    const rows = await gateway.database.db
      .select({ event: audit.event, details: audit.details })
      .from(audit)
      .where(eq(audit.playerId, id));
    expect(rows.filter(({ event }) => event === "session-ended")).toEqual([
      { event: "session-ended", details: { session: there, because: "ended-elsewhere" } },
    ]);
  });

  it("ends all of them but the one that asks (asvs:7.5.2)", async () => {
    const { here, phone, id } = await twoPlaces();
    const third = await browserOf(gateway, id);
    expect(await endOthers(here)).toBe("200 ok");
    expect([await isIn(phone, "eng"), await isIn(third), await isIn(here)]).toEqual([false, false, true]);
  });

  it("needs identity to be shown again (asvs:7.5.2)", async () => {
    const { here, phone } = await twoPlaces();
    const [own] = await listOf(here);
    expect(await end(phone, own?.id ?? "")).toBe("403 confirmation-needed");
    expect(await endOthers(phone)).toBe("403 confirmation-needed");
    expect(await isIn(here)).toBe(true);
  });

  it("takes another player's session, this one and nonsense for none at all (asvs:8.2.2)", async () => {
    const { here, phone } = await twoPlaces();
    const stranger = await twoPlaces();
    const [own] = await listOf(here);
    for (const id of [
      stranger.there,
      own?.id ?? "",
      "00000000-0000-4000-8000-000000000000",
      "1%20or%201=1",
    ]) {
      expect(await end(here, id)).toBe("404 not-found");
    }
    expect([await isIn(stranger.phone, "eng"), await isIn(here), await isIn(phone, "eng")]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it("by fifty calls at once is one end, once in the audit", async () => {
    const { here, there, id } = await twoPlaces();
    const answers = await Promise.all(Array.from({ length: 50 }, () => end(here, there)));
    expect(answers.filter((answer) => answer === "200 ok")).toHaveLength(1);
    expect(answers.filter((answer) => answer === "404 not-found")).toHaveLength(49);
    const ended = await gateway.database.db
      .select({ event: audit.event })
      .from(audit)
      .where(eq(audit.playerId, id));
    expect(ended.filter(({ event }) => event === "session-ended")).toHaveLength(1);
  });
});
