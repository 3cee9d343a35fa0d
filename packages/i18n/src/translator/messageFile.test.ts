import { describe, expect, it } from "vitest";
import { messageFilePath } from "../island/loadMessages.ts";
import { messageFile } from "./messageFile.ts";

describe("messageFile", () => {
  it("holds every message of the locale by feature (R7.25)", () => {
    const danish = JSON.parse(messageFile("da"));
    const english = JSON.parse(messageFile("en"));
    expect(danish.shell.close).toBe("Luk");
    expect(english.shell.close).toBe("Close");
    expect(Object.keys(english)).toEqual(Object.keys(danish));
  });

  it("holds a brand's own words (R7.25)", () => {
    expect(JSON.parse(messageFile("en", { "winners.title": "Lucky ones" })).winners.title).toBe("Lucky ones");
  });

  it("raises 'Failed loading locale' for a locale there is not (R7.25, R8.08)", () => {
    expect(() => messageFile("sv")).toThrow("Failed loading locale");
  });

  it("has an address that carries the build, so that 24 hours in a cache never show old words (R7.25, R9.02)", () => {
    expect(messageFilePath("da", "a&b")).toBe("/_i18n/da/messages.json?build=a%26b");
  });
});
