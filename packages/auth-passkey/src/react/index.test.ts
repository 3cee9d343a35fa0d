import { expect, it } from "vitest";
import * as drawn from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(drawn).sort()).toEqual([
    "PASSKEY_DIALOG_MESSAGES",
    "PASSKEY_SIGN_IN_MESSAGES",
    "PasskeyDialog",
    "PasskeyPrompt",
    "PasskeySignInButton",
    "usePasskeyAutofill",
    "usePasskeyAvailable",
  ]);
});
