import {
  GET_PARTNER_DATA,
  GET_USER_INFO,
  LIST_OCCUPATION_TYPES,
  LIST_SALARY_TYPES,
  ListedTypesSchema,
  SET_EMAIL,
  SET_MARKETING_PERMISSION,
  SET_OCCUPATION,
  SET_PHONE_NUMBER,
  SET_SALARY,
  WITHDRAW_MARKETING_PERMISSION,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { players } from "../players/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const userOf = async (client: SiteClient) =>
  UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json());
const auditOf = (playerId: string) =>
  db()
    .select({ details: audit.details })
    .from(audit)
    .where(and(eq(audit.playerId, playerId), eq(audit.event, "profile-changed")));
const listOf = async (client: SiteClient, path: string) =>
  ListedTypesSchema.parse(await (await client.call("GET", path)).json()).types;

describe.each([
  ["occupation", LIST_OCCUPATION_TYPES, SET_OCCUPATION, "occupationId", "R7.04", "R7.05"],
  ["salary", LIST_SALARY_TYPES, SET_SALARY, "salaryId", "R7.06", "R7.07"],
] as const)("a player's %s", (_name, list, set, field, listId, setId) => {
  it(`is chosen from a list that guests may read, in both languages (${listId}, R3.02)`, async () => {
    const types = await listOf(siteClient(gateway.origin), list.path);
    expect(types.length).toBeGreaterThan(5);
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
    for (const { name } of types) expect([name.da, name.en]).not.toContain("");
  });

  it(`is stored (${setId})`, async () => {
    const { client } = await signedInPlayer(gateway);
    expect((await userOf(client))[field]).toBeNull();
    for (const { id } of await listOf(client, list.path)) {
      expect(await codeOf(await client.call(set.method, set.path, { body: { [field]: id } }))).toBe("200 ok");
      expect((await userOf(client))[field]).toBe(id);
    }
  });

  it(`is refused when it is not in the list (${setId})`, async () => {
    const { client, id } = await signedInPlayer(gateway);
    const answer = await client.call(set.method, set.path, { body: { [field]: "astronaut" } });
    expect(await codeOf(answer)).toBe("400 invalid-request");
    expect((await userOf(client))[field]).toBeNull();
    expect(await auditOf(id)).toEqual([]);
  });
});

describe("a player's phone number", () => {
  const set = (client: SiteClient, phoneNumber: string) =>
    client.call("PUT", SET_PHONE_NUMBER.path, { body: { phoneNumber } });

  it("changes after a confirmation of identity, and is not in the audit (R7.02, asvs:7.5.1)", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    expect(await codeOf(await set(client, "+4522334455"))).toBe("200 ok");
    expect((await userOf(client)).phoneNumber).toBe("+4522334455");
    expect(await auditOf(id)).toEqual([{ details: { fields: ["phoneNumber"] } }]);
    await set(client, "+4522334455");
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("cannot be changed by a person who found the browser unlocked (R7.02, asvs:7.5.1)", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await set(client, "+4522334455"))).toBe("403 confirmation-needed");
    expect((await userOf(client)).phoneNumber).toBe("+4520304050");
  });

  it("is refused unless it is written with its country (R7.02)", async () => {
    const { client } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    for (const number of ["", "22334455", "+4512334455", "+45 22334455", "+45223344550"]) {
      expect(await codeOf(await set(client, number))).toBe("400 invalid-request");
    }
  });
});

describe("a player's e-mail address", () => {
  const set = (client: SiteClient, email: string) => client.call("PUT", SET_EMAIL.path, { body: { email } });

  it("changes for ten minutes after a confirmation of identity, and no longer (asvs:7.5.1)", async () => {
    await using own = await testGateway();
    const { client } = await signedInPlayer(own, {}, { isConfirmed: true });
    expect(await codeOf(await set(client, "ny@example.dk"))).toBe("200 ok");
    expect((await userOf(client)).email).toBe("ny@example.dk");
    await moveClock(own.database.db, "11 minutes");
    expect(await codeOf(await set(client, "anden@example.dk"))).toBe("403 confirmation-needed");
    expect((await userOf(client)).email).toBe("ny@example.dk");
  });

  it("must be one that mail can be sent to (R5.01)", async () => {
    const { client } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    for (const email of ["", "mette", "mette@example", "me..tte@example.dk"]) {
      expect(await codeOf(await set(client, email))).toBe("400 invalid-request");
    }
  });

  it("is unique among players who log in by password, ignoring case", async () => {
    const password = "Adgang2026";
    await signedInPlayer(gateway, { email: "optaget@example.dk", password });
    const { client } = await signedInPlayer(
      gateway,
      { email: "mig@example.dk", password },
      { isConfirmed: true },
    );
    expect(await codeOf(await set(client, "Optaget@Example.dk"))).toBe("400 invalid-request");
    expect((await userOf(client)).email).toBe("mig@example.dk");
    const other = await signedInPlayer(gateway, {}, { isConfirmed: true });
    expect(await codeOf(await set(other.client, "optaget@example.dk"))).toBe("200 ok");
  });
});

describe("permission for marketing", () => {
  it("is given and withdrawn by one call, each channel separately", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const allowed = { email: true, sms: false, phone: false, push: true };
    const none = { email: false, sms: false, phone: false, push: false };
    expect((await userOf(client)).marketing).toEqual(none);
    for (const permission of [allowed, none]) {
      const answer = await client.call("PUT", SET_MARKETING_PERMISSION.path, { body: permission });
      expect(await answer.json()).toEqual(permission);
      expect((await userOf(client)).marketing).toEqual(permission);
    }
    expect(await auditOf(id)).toHaveLength(2);
  });

  it("is withdrawn by every restricted player, who cannot give it (R6.05)", async () => {
    const { client, id } = await signedInPlayer(gateway, { holds: [{ kind: "suspended" }] });
    const all = { email: true, sms: true, phone: true, push: true };
    const none = { email: false, sms: false, phone: false, push: false };
    await db().update(players).set({ marketingEmail: true, marketingPush: true }).where(eq(players.id, id));
    const giving = await client.call("PUT", SET_MARKETING_PERMISSION.path, { body: all });
    expect(await codeOf(giving)).toBe("403 restricted");
    const answer = await client.call("DELETE", WITHDRAW_MARKETING_PERMISSION.path);
    expect(await answer.json()).toEqual(none);
    expect((await userOf(client)).marketing).toEqual(none);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("is withdrawn from the own site alone, and only with a session", async () => {
    const { client } = await signedInPlayer(gateway);
    const path = WITHDRAW_MARKETING_PERMISSION.path;
    const forged = await client.call("DELETE", path, { headers: { origin: "https://evil.example" } });
    expect(await codeOf(forged)).toBe("403 cross-site");
    expect(await codeOf(await siteClient(gateway.origin).call("DELETE", path))).toBe("401 not-signed-in");
  });
});

describe("the partner who sent a player", () => {
  it("is null for a player without one (R7.08)", async () => {
    const { client } = await signedInPlayer(gateway);
    const answer = await client.call("GET", GET_PARTNER_DATA.path);
    expect(await answer.json()).toEqual({ partner_id: null, partner_name: null, partner_user_id: null });
  });

  it("is only sent to that player (R7.08)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const partner = { partnerId: "17", partnerName: "Spilguiden", partnerUserId: "u-9" };
    await db().update(players).set(partner).where(eq(players.id, id));
    const of = async (browser: SiteClient) => (await browser.call("GET", GET_PARTNER_DATA.path)).json();
    expect(await of(client)).toEqual({
      partner_id: "17",
      partner_name: "Spilguiden",
      partner_user_id: "u-9",
    });
    const stranger = await signedInPlayer(gateway);
    expect(await of(stranger.client)).toMatchObject({ partner_id: null });
  });
});
