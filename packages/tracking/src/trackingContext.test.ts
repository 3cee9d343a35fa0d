import { describe, expect, it } from "vitest";
import { receiptEvent } from "./receiptEvent.ts";
import { trackingContext } from "./trackingContext.ts";

const guest = { siteName: "Fjord", justLoggedIn: false, justSignedUp: false, isApp: false };
const partner = { partner_id: "p1", partner_name: "Spiltip", partner_user_id: "u9" };

describe("trackingContext", () => {
  it("has every field, and 'Without partner' where there is none (R3.11)", () => {
    expect(trackingContext(guest)).toEqual({
      "site-name": "Fjord",
      "user-id": null,
      "partner-id": null,
      "partner-name": "Without partner",
      "partner-user-id": null,
      "user-just-logged-in": false,
      "user-just-signed-up": false,
      action: null,
      is_app: false,
    });
  });

  it("names the player and the partner (R3.03, R3.11)", () => {
    expect(trackingContext({ ...guest, userId: "7", partner, isApp: true })).toMatchObject({
      "user-id": "7",
      "partner-id": "p1",
      "partner-name": "Spiltip",
      "partner-user-id": "u9",
      is_app: true,
    });
  });

  it.each([
    [false, false, null],
    [true, false, "login-receipt"],
    [true, true, "signup-receipt"],
    [false, true, "signup-receipt"],
  ] as const)(
    "just logged in %s, just signed up %s: the action is %s (R3.11)",
    (justLoggedIn, justSignedUp, action) => {
      expect(trackingContext({ ...guest, justLoggedIn, justSignedUp }).action).toBe(action);
    },
  );
});

describe("receiptEvent", () => {
  it("is an event named by its action, with the whole context (R3.11)", () => {
    const context = trackingContext({ ...guest, userId: "7", justLoggedIn: true });
    const event = receiptEvent(context);
    expect(event?.name).toBe("login-receipt");
    const facts = event?.metaData?.map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(facts ?? [])).toEqual(context);
  });

  it("is undefined for a visit without login or sign-up (R3.11)", () => {
    expect(receiptEvent(trackingContext({ ...guest, userId: "7" }))).toBeUndefined();
  });
});
