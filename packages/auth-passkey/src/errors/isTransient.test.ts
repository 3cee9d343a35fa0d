import { describe, expect, it } from "vitest";
import { isTransient } from "./isTransient.ts";
import { PASSKEY_ERROR_CODES, PasskeyError } from "./passkeyError.ts";

const failure = (because: object) => Object.assign(new Error("of a call"), because);

describe("a failure that is over soon", () => {
  it("is a lost connection, and a service that is down or has too much to do", () => {
    const passing = [
      { code: "network" },
      { code: "timeout" },
      { code: "refused", status: 500 },
      { code: "refused", status: 503 },
      { code: "refused", status: 429 },
    ];
    expect(passing.filter((because) => !isTransient(failure(because)))).toEqual([]);
  });

  it("is neither a refusal nor anything that the device or the player has done", () => {
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
