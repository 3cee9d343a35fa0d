import { MITID_ERRORS } from "@spilhus/contracts/user-auth";
import { expect, it } from "vitest";
import { mitIdErrorKey } from "./mitIdErrorKey.ts";

it("has a text for every error of a visit to MitID (R4.23–R4.25)", () => {
  expect(new Set(MITID_ERRORS.map(mitIdErrorKey)).size).toBe(MITID_ERRORS.length);
});

it("shows the general failure for an unknown error, without repeating the address", () => {
  expect(mitIdErrorKey("<b>pay here</b>")).toBe("signIn.failed");
  expect(mitIdErrorKey("toString")).toBe("signIn.failed");
});
