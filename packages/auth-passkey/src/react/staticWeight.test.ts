import { describe, expect, it } from "vitest";
import { staticWeight } from "../../testing/staticWeight.ts";

/** What no page carries before a passkey is made or used. */
const NOT_IN_A_PAGE = /@simplewebauthn|styled-components|zod|createTranslator|messages\//;

describe("before anything is pressed, a page carries", () => {
  it("of the question whether to make a passkey only its condition, in 4 KB: the dialog comes with the question", async () => {
    const { bytes, modules, later } = await staticWeight(["PasskeyPrompt"], ["passkeyStatus"]);
    expect(modules.filter((file) => NOT_IN_A_PAGE.test(file) || file.includes("Dialog"))).toEqual([]);
    expect(later).toEqual(
      expect.arrayContaining([
        expect.stringContaining("PasskeyDialog"),
        expect.stringContaining("@simplewebauthn"),
      ]),
    );
    expect(bytes).toBeLessThan(4_000);
  });

  it("of the sign-in no ceremony, in 4 KB", async () => {
    const drawn = ["PasskeySignInButton", "usePasskeyAutofill", "usePasskeyAvailable"];
    const { bytes, modules, later } = await staticWeight(drawn, ["passkeySignIn"]);
    expect(modules.filter((file) => NOT_IN_A_PAGE.test(file))).toEqual([]);
    expect(later).toContainEqual(expect.stringContaining("@simplewebauthn"));
    expect(bytes).toBeLessThan(4_000);
  });
});
