import { describe, expect, it } from "vitest";
import { parseTagId } from "./tagId.ts";

describe("parseTagId", () => {
  it.each([
    ["GTM-AB12CD", "GTM"],
    ["G-1", "G"],
  ])("accepts %s (R5.11)", (id, kind) => {
    expect(parseTagId(id)).toEqual({ kind, id });
  });

  it.each([
    "",
    "GTM-",
    "gtm-AB12CD",
    "GTM-ab12cd",
    "UA-12345-1",
    "AW-123",
    "GTM-AB12CD\n",
    " G-1",
    "G-1&x=y",
    "GTM-Å1",
    "G-1/../x",
  ])("refuses %j and says what is right (R5.11)", (id) => {
    expect(() => parseTagId(id)).toThrow(
      expect.objectContaining({
        code: "tag-id",
        message: `Tag manager id "${id}" must be GTM- or G- followed by digits and capital letters, e.g. GTM-AB12CD.`,
      }),
    );
  });
});
