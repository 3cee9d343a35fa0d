import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { PASSKEY_ERROR_CODES, PasskeyError } from "../errors/passkeyError.ts";
import { authenticationErrorText, registrationErrorText } from "./passkeyText.ts";

describe.each(["da", "en"] as const)("in %s", (locale) => {
  const { t } = createTranslator(locale);

  it("each error code has its own text (R8.16)", () => {
    const texts = PASSKEY_ERROR_CODES.map((code) => registrationErrorText(new PasskeyError(code, ""), t));
    expect(new Set(texts).size).toBe(13);
    expect(texts).not.toContain(t("passkey.registrationFailed"));
  });

  it("an unknown error has the default text (R8.14, R8.15)", () => {
    expect(registrationErrorText(new Error("odd"), t)).toBe(t("passkey.registrationFailed"));
    expect(authenticationErrorText(undefined, t)).toBe(t("passkey.authenticationFailed"));
  });

  it("a missing answer to a sign-in has the default text (R8.15)", () => {
    const error = new PasskeyError("not-completed", "");
    expect(authenticationErrorText(error, t)).toBe(t("passkey.authenticationFailed"));
    expect(authenticationErrorText(new PasskeyError("invalid-domain", ""), t)).toBe(
      t("passkey.invalidDomain"),
    );
  });
});
