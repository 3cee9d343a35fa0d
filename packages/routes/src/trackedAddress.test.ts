import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trackedAddress } from "./trackedAddress.ts";

const ORIGIN = "https://fjord.dk";

describe("trackedAddress", () => {
  it.each([
    ["/spilside/fjord-nat", "/spilside/fjord-nat"],
    ["/?auth=login&returnUrl=/konto#x", "/"],
    [
      "/bonuskode?code=NORD25&utm_source=mail&utm_campaign=jul",
      "/bonuskode?utm_source=mail&utm_campaign=jul",
    ],
    ["/skift-adgangskode/s3cr3t", "/skift-adgangskode/-"],
    ["/payments/pending/tx-1?ok=1", "/payments/pending/-"],
    ["/konto/brugerrapport/8b6f6f3e", "/konto/brugerrapport/-"],
    ["/skift-adgangskode/", "/skift-adgangskode/"],
  ])("tells %s as %s (R3.09)", (address, told) => {
    expect(trackedAddress(ORIGIN + address, ORIGIN)).toBe(ORIGIN + told);
  });

  it.each([
    ["https://search.example/?q=mette+kjaer", "https://search.example/"],
    ["https://fjord.dk.evil.example/a", "https://fjord.dk.evil.example/"],
    ["fjord://mitid?code=x", ""],
    ["", ""],
    ["not an address", ""],
  ])("tells of %j only %j", (address, told) => {
    expect(trackedAddress(address, ORIGIN)).toBe(told);
  });

  it("contains no token, whether it was in the query, the hash or the path", () => {
    const token = fc.stringMatching(/^[a-zA-Z0-9]{12,40}$/);
    const where = fc.constantFrom(
      "/konto?t=",
      "/#",
      "/skift-adgangskode/",
      "/?code=a&state=",
      "/payments/pending/",
    );
    fc.assert(
      fc.property(token, where, (secret, before) => {
        expect(trackedAddress(ORIGIN + before + secret, ORIGIN)).not.toContain(secret);
      }),
    );
  });
});
