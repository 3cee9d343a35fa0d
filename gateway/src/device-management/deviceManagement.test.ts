import {
  FORGET_DEVICE,
  KnownDevicesSchema,
  LIST_DEVICES,
  LOG_IN_BY_PASSWORD,
} from "@spilhus/contracts/user-auth";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { knowDevice } from "../devices/knowDevice.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
const PASSWORD = "Sommer2026";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

/** Makes a browser known to a player, as a login by MitID does. */
async function useMitId(client: SiteClient, playerId: string, userAgent?: string, on = gateway) {
  const line = await knowDevice(on.database.db, playerId, {
    cookies: Object.fromEntries(client.cookies),
    userAgent,
  });
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  client.cookies.set(name, value);
}
const devicesOf = async (client: SiteClient) => {
  const answer = await client.call(LIST_DEVICES.method, LIST_DEVICES.path);
  return KnownDevicesSchema.parse(await answer.json()).devices;
};
const forget = async (client: SiteClient, id: string) =>
  codeOf(await client.call(FORGET_DEVICE.method, FORGET_DEVICE.path.replace("{id}", encodeURIComponent(id))));
const forgottenOf = (playerId: string) =>
  gateway.database.db
    .select({ details: audit.details })
    .from(audit)
    .where(and(eq(audit.playerId, playerId), eq(audit.event, "device-forgotten")));

/** A player at a computer without a name, who has used MitID there and on a phone. */
async function playerWithTwoDevices() {
  const email = `${crypto.randomUUID()}@example.dk`;
  const { client: here, id } = await signedInPlayer(gateway, { password: PASSWORD, email });
  await useMitId(here, id);
  const phone = siteClient(gateway.origin);
  await useMitId(phone, id, IPHONE);
  return { here, phone, id, email };
}

describe("the list of a player's devices", () => {
  it("names each device on which MitID was used, this one first, and reveals no token", async () => {
    const { here, phone } = await playerWithTwoDevices();
    const times = { id: expect.any(String), knownSince: expect.any(String), knownUntil: expect.any(String) };
    expect(await devicesOf(here)).toEqual([
      { ...times, name: null, isThis: true },
      { ...times, name: "Safari · iPhone", isThis: false },
    ]);
    const answer = await here.call(LIST_DEVICES.method, LIST_DEVICES.path);
    const text = await answer.text();
    for (const client of [here, phone]) expect(text).not.toContain(client.cookies.get("__Host-device"));
  });

  it("keeps a device's id and first day when MitID is used on it again", async () => {
    const { here, id } = await playerWithTwoDevices();
    const [before] = await devicesOf(here);
    await useMitId(here, id, IPHONE);
    const [after] = await devicesOf(here);
    expect(after).toMatchObject({ id: before?.id, knownSince: before?.knownSince, name: "Safari · iPhone" });
  });

  it("holds no device of another player of the same browser", async () => {
    const { here } = await playerWithTwoDevices();
    const { id: other } = await signedInPlayer(gateway);
    await useMitId(here, other, IPHONE);
    expect(await devicesOf(here)).toHaveLength(2);
  });

  it("drops a device a year after its last MitID", async () => {
    await using own = await testGateway();
    const { client, id } = await signedInPlayer(own);
    await useMitId(client, id, IPHONE, own);
    expect(await devicesOf(client)).toHaveLength(1);
    await moveClock(own.database.db, "366 days");
    expect(await devicesOf(await browserOf(own, id))).toEqual([]);
  });

  it("is for players alone", async () => {
    const guest = siteClient(gateway.origin);
    expect(await codeOf(await guest.call(LIST_DEVICES.method, LIST_DEVICES.path))).toBe("401 not-signed-in");
  });
});

describe("forgetting a device", () => {
  it("requires MitID at its next login, leaves the others known, and is in the audit", async () => {
    const { here, phone, id, email } = await playerWithTwoDevices();
    const logInOn = async (client: SiteClient) => {
      const body = { email, password: PASSWORD, brand: "fjord" };
      return codeOf(await client.call(LOG_IN_BY_PASSWORD.method, LOG_IN_BY_PASSWORD.path, { body }));
    };
    expect(await logInOn(phone)).toBe("200 ok");
    const stolen = (await devicesOf(here)).find(({ name }) => name === "Safari · iPhone")?.id ?? "";
    expect(await forget(here, stolen)).toBe("200 ok");
    phone.cookies.delete("__Host-sid");
    expect(await logInOn(phone)).toBe("403 mitid-needed");
    here.cookies.delete("__Host-sid");
    expect(await logInOn(here)).toBe("200 ok");
    expect(await devicesOf(here)).toHaveLength(1);
    expect(await forgottenOf(id)).toEqual([{ details: { device: stolen } }]);
  });

  it("answers another player's device and nonsense like an unknown one (asvs:8.2.2)", async () => {
    const { here } = await playerWithTwoDevices();
    const { here: stranger, id } = await playerWithTwoDevices();
    const [theirs] = await devicesOf(stranger);
    for (const wanted of [theirs?.id ?? "", crypto.randomUUID(), "1 or 1=1"]) {
      expect(await forget(here, wanted)).toBe("404 not-found");
    }
    expect(await devicesOf(stranger)).toHaveLength(2);
    expect(await forgottenOf(id)).toEqual([]);
  });

  it("by twenty calls at once forgets once, once in the audit", async () => {
    const { here, id } = await playerWithTwoDevices();
    const [, phone] = await devicesOf(here);
    const answers = await Promise.all(Array.from({ length: 20 }, () => forget(here, phone?.id ?? "")));
    expect(answers.filter((answer) => answer === "200 ok")).toHaveLength(1);
    expect(await forgottenOf(id)).toHaveLength(1);
  });
});
