import { describe, expect, it } from "vitest";
import { cookieValues } from "./cookieValues.ts";

describe("cookieValues", () => {
  it("returns each value as it was sent", () => {
    expect(cookieValues("a=1; sid=x%41=; b=2;sid=y", "sid")).toEqual(["x%41=", "y"]);
    expect(cookieValues("sid=", "sid")).toEqual([""]);
  });

  it.each([undefined, null, "", "a=1", "Sid=x", "xsid=x", "sid2=x", "sid", "a=sid=x"])(
    "finds none in %j",
    (header) => {
      expect(cookieValues(header, "sid")).toEqual([]);
    },
  );
});
