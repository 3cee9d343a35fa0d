import { describe, expect, it } from "vitest";
import { staticWeight } from "../../testing/staticWeight.ts";

/** Code that no page loads before a passkey is created or used. */
const NOT_IN_A_PAGE = /@simplewebauthn|styled-components|zod|createTranslator|messages\//;

describe("before a button is pressed, a page loads", () => {
  it("only the condition of the question about a passkey, in 4 KB; the dialog loads with the question", async () => {
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

  it("no ceremony of the sign-in, in 4 KB", async () => {
    const drawn = ["PasskeySignInButton", "usePasskeyAutofill", "usePasskeyAvailable"];
    const { bytes, modules, later } = await staticWeight(drawn, ["passkeySignIn"]);
    expect(modules.filter((file) => NOT_IN_A_PAGE.test(file))).toEqual([]);
    expect(later).toContainEqual(expect.stringContaining("@simplewebauthn"));
    expect(bytes).toBeLessThan(4_000);
  });
});
