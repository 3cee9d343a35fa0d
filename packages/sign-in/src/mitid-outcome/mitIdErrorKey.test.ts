import { MITID_ERRORS } from "@spilhus/contracts/user-auth";
import { expect, it } from "vitest";
import { mitIdErrorKey } from "./mitIdErrorKey.ts";

it("has words of its own for every way a visit to MitID can lead nowhere (R4.23–R4.25)", () => {
  expect(new Set(MITID_ERRORS.map(mitIdErrorKey)).size).toBe(MITID_ERRORS.length);
});

it("says of an error that nobody knows that it failed, and repeats nothing of the address", () => {
  expect(mitIdErrorKey("<b>pay here</b>")).toBe("signIn.failed");
  expect(mitIdErrorKey("toString")).toBe("signIn.failed");
});
