import { expect, it } from "vitest";
import * as drawn from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(drawn).sort()).toEqual([
    "PASSKEY_DIALOG_KEYS",
    "PASSKEY_SIGN_IN_KEYS",
    "PasskeyDialog",
    "PasskeyPrompt",
    "PasskeySignInButton",
    "usePasskeyAutofill",
    "usePasskeyAvailable",
  ]);
});
