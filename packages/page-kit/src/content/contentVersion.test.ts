import { beforeEach, describe, expect, it } from "vitest";
import { contentVersion, rememberAnsweredVersion, rememberPublish } from "./contentVersion.ts";

describe("the version content is read at (R7.22)", () => {
  beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for("spilhus.pageCache")));

  it("is none before the first answer, so that the service answers its newest", () => {
    expect(contentVersion(["slug:blog"])).toBeUndefined();
  });

  it("is that of the first answer for what nobody has published since", () => {
    rememberAnsweredVersion(10);
    rememberAnsweredVersion(12);
    rememberPublish(20, ["list:blog/"]);
    expect(contentVersion(["slug:pages/faq"])).toBe(10);
    expect(contentVersion([])).toBe(10);
  });

  it("is that of the latest publish of any of its tags, whatever the order they are heard of", () => {
    rememberAnsweredVersion(10);
    rememberPublish(30, ["list:blog/", "slug:blog/a"]);
    rememberPublish(20, ["list:blog/", "slug:blog/b"]);
    expect(contentVersion(["list:blog/"])).toBe(30);
    expect(contentVersion(["slug:blog/b"])).toBe(20);
    expect(contentVersion(["slug:blog/b", "slug:blog/a"])).toBe(30);
  });
});
