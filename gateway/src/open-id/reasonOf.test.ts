import { expect, it } from "vitest";
import { reasonOf } from "./reasonOf.ts";

it("an error of MitID is logged without its content", () => {
  const error = Object.assign(new Error("unexpected claim", { cause: { cpr: "0107901234" } }), {
    code: "OAUTH_JWT_CLAIM",
    claims: { cpr: "0107901234" },
  });
  expect(reasonOf(error)).toBe("Error OAUTH_JWT_CLAIM: unexpected claim");
  expect(reasonOf({ cpr: "0107901234" })).toBe("unknown");
});
