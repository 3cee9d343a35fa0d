import { expect, it } from "vitest";
import * as headless from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(headless).sort()).toEqual([
    "BROWSER_PAGE",
    "PASSKEY_ERROR_CODES",
    "PASSKEY_EVENTS",
    "PasskeyError",
    "identifyError",
    "isCancel",
    "makePasskey",
    "mayOfferPasskey",
    "needsMitId",
    "passkeyAvailability",
    "passkeyRegistration",
    "passkeySignIn",
    "passkeyStatus",
    "signChallenge",
    "statusCookie",
  ]);
});
