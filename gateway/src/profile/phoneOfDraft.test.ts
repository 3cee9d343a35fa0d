import { SET_PHONE_NUMBER } from "@spilhus/contracts/player-account";
import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginSignup } from "../signup/beginSignup.ts";
import { signupDrafts } from "../signup/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { KEYS } from "../../testing/testPlayers.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const PERSON = {
  uuid: "00000000-0000-4000-8000-0000000000aa",
  firstName: "Nanna",
  lastName: "Ny",
  birthdate: "1990-07-01",
  cpr: "0107909999",
};
const set = (client: SiteClient) =>
  client.call("PUT", SET_PHONE_NUMBER.path, { body: { phoneNumber: "+4522334455" } });

/** A browser with a registration. */
async function registrant(brand = "fjord") {
  const { db } = gateway.database;
  const cookie = await beginSignup(db, { licence: "1", brand: "fjord" }, PERSON, KEYS);
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  const client = siteClient(gateway.origin, brand);
  client.cookies.set(name, value);
  return client;
}
const kept = async () =>
  (await gateway.database.db.select({ phone: signupDrafts.phoneNumber }).from(signupDrafts))[0]?.phone;

describe("the phone number of a registration", () => {
  it("is stored before there is an account (R7.02)", async () => {
    expect(await codeOf(await set(await registrant()))).toBe("200 ok");
    expect(await kept()).toBe("+4522334455");
  });

  it("is refused without a session and without a registration (R7.02)", async () => {
    expect(await codeOf(await set(siteClient(gateway.origin)))).toBe("401 not-signed-in");
  });

  it("is refused on another brand's site and by another cookie (R7.02)", async () => {
    expect(await codeOf(await set(await registrant("eng")))).toBe("410 draft-gone");
    const stranger = siteClient(gateway.origin);
    for (const token of ["A".repeat(43), "x"]) {
      stranger.cookies.set("__Host-signup", token);
      expect(await codeOf(await set(stranger))).toBe("410 draft-gone");
    }
  });

  it("is refused once the registration has expired (R7.02)", async () => {
    const client = await registrant();
    await moveClock(gateway.database.db, `${SIGN_IN_LIMITS.signupDraftSeconds} seconds`);
    expect(await codeOf(await set(client))).toBe("410 draft-gone");
  });
});
