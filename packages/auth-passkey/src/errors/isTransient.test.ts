import { describe, expect, it } from "vitest";
import { isTransient } from "./isTransient.ts";
import { PASSKEY_ERROR_CODES, PasskeyError } from "./passkeyError.ts";

const failure = (because: object) => Object.assign(new Error("of a call"), because);

describe("a transient failure", () => {
  it("is a lost connection, or a service that is down or overloaded", () => {
    const passing = [
      { code: "network" },
      { code: "timeout" },
      { code: "refused", status: 500 },
      { code: "refused", status: 503 },
      { code: "refused", status: 429 },
    ];
    expect(passing.filter((because) => !isTransient(failure(because)))).toEqual([]);
  });

  it("is neither a refusal nor a failure caused by the device or the player", () => {
    const lasting = [
      failure({ code: "refused", status: 400 }),
      failure({ code: "refused", status: 409 }),
      new TypeError("odd"),
      "odd",
      ...PASSKEY_ERROR_CODES.map((code) => new PasskeyError(code, "")),
    ];
    expect(lasting.filter(isTransient)).toEqual([]);
  });
});
