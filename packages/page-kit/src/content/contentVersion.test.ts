import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion, rememberAnsweredVersion, rememberPublish } from "./contentVersion.ts";

describe("the version of a content read (R7.22)", () => {
  beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for("spilhus.pageCache")));

  it("is undefined before the first answer, so that the service answers with the newest", () => {
    expect(contentVersion(["slug:blog"])).toBeUndefined();
  });

  it("is the first answer's for content without a later publish", () => {
    rememberAnsweredVersion(10);
    rememberAnsweredVersion(12);
    rememberPublish(20, ["list:blog/"]);
    expect(contentVersion(["slug:pages/faq"])).toBe(10);
    expect(contentVersion([])).toBe(10);
  });

  it("is that of the latest publish of any of its tags, in any order of messages", () => {
    rememberAnsweredVersion(10);
    rememberPublish(30, ["list:blog/", "slug:blog/a"]);
    rememberPublish(20, ["list:blog/", "slug:blog/b"]);
    expect(contentVersion(["list:blog/"])).toBe(30);
    expect(contentVersion(["slug:blog/b"])).toBe(20);
    expect(contentVersion(["slug:blog/b", "slug:blog/a"])).toBe(30);
  });
});
