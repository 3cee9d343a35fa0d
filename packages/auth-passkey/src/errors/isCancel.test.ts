import { describe, expect, it } from "vitest";
import { isCancel } from "./isCancel.ts";
import { PASSKEY_ERROR_CODES, PasskeyError } from "./passkeyError.ts";

const dismissed = { cause: new DOMException("Not allowed.", "NotAllowedError") };

describe("a cancel", () => {
  it("is a dismissed prompt or an aborted ceremony", () => {
    expect(isCancel(new PasskeyError("passthrough", "", dismissed))).toBe(true);
    expect(isCancel(new PasskeyError("aborted", ""))).toBe(true);
  });

  it("is no other error, whatever its cause", () => {
    const others = PASSKEY_ERROR_CODES.filter((code) => code !== "passthrough" && code !== "aborted");
    expect(others.filter((code) => isCancel(new PasskeyError(code, "", dismissed)))).toEqual([]);
    expect(isCancel(new PasskeyError("passthrough", "", { cause: new Error("odd") }))).toBe(false);
    expect(isCancel(new DOMException("Not ours.", "NotAllowedError"))).toBe(false);
  });
});
