import { describe, expect, it } from "vitest";
import { PageCache, type CachedValue } from "./pageCache.ts";

const page = (html: string, tags = "_N_T_/layout,slug:pages/faq"): CachedValue => ({
  kind: "APP_PAGE",
  html,
  headers: { "x-next-cache-tags": tags },
});

function cacheAt(start: number, maxBytes = 1_000_000) {
  const clock = { now: start };
  return { clock, cache: new PageCache({ maxBytes, now: () => clock.now }) };
}

describe("the page cache of an app", () => {
  it("keeps a page until one of its stories is published", () => {
    const { cache, clock } = cacheAt(10_000);
    cache.set("/da/faq", page("old"), {});
    clock.now += 1;
    expect(cache.get("/da/faq", [])?.value?.html).toBe("old");
    cache.expire(["slug:pages/faq"]);
    expect(cache.get("/da/faq", [])).toBeNull();
  });

  it("does not trust a page that was read before a publish, however late it is stored (R7.21)", () => {
    const { cache, clock } = cacheAt(10_000);
    cache.versions.rememberPublish(20, ["slug:pages/faq"]);
    cache.expire(["slug:pages/faq"]);
    clock.now += 60_000;
    cache.set("/da/faq", page("old", "slug:pages/faq,slug:pages/faq@19"), {});
    expect(cache.get("/da/faq", [])).toBeNull();
  });

  it("trusts a page at once that was read at the version of the publish", () => {
    const { cache } = cacheAt(10_000);
    cache.set("/da/faq", page("old", "slug:pages/faq,slug:pages/faq@19,list:blog/,list:blog/@5"), {});
    cache.versions.rememberPublish(20, ["slug:pages/faq"]);
    cache.expire(["slug:pages/faq"]);
    expect(cache.get("/da/faq", [])).toBeNull();
    cache.set("/da/faq", page("new", "slug:pages/faq,slug:pages/faq@20,list:blog/,list:blog/@5"), {});
    expect(cache.get("/da/faq", [])?.value?.html).toBe("new");
  });

  it("takes a page of two versions of a tag for as old as the older one", () => {
    const { cache } = cacheAt(10_000);
    cache.versions.rememberPublish(20, ["slug:a"]);
    cache.set("/da/faq", page("mixed", "slug:a,slug:a@20,slug:a@19"), {});
    expect(cache.get("/da/faq", [])).toBeNull();
  });

  it("tells the edge the content tags of a page and none of the framework's", () => {
    const { cache } = cacheAt(0);
    const value = page("x", "_N_T_/layout,slug:pages/faq,slug:pages/faq@7,games");
    cache.set("/da/faq", value, {});
    expect(value.headers?.["x-page-tags"]).toBe("slug:pages/faq@7,games");
  });

  it("expires a fetched answer by the tags of the request that asks for it", () => {
    const { cache, clock } = cacheAt(10_000);
    cache.set("fetch", { kind: "FETCH", data: { body: "{}" } }, { tags: ["list:blog/"] });
    clock.now += 5_000;
    cache.expire(["list:blog/"]);
    expect(cache.get("fetch", ["list:blog/"])).toBeNull();
  });

  it("trusts a fetched answer at once after a publish: the version it was read at is in its key (R7.21)", () => {
    const { cache } = cacheAt(10_000);
    cache.expire(["list:blog/"]);
    cache.set("fetch at the new version", { kind: "FETCH", data: { body: "{}" } }, { tags: ["list:blog/"] });
    expect(cache.get("fetch at the new version", ["list:blog/"])).not.toBeNull();
  });

  it("forgets the fetched answers of a tag and keeps the pages that were made of earlier ones", () => {
    const { cache } = cacheAt(10_000);
    cache.set("/da/blog", page("last good", "list:blog/"), {});
    cache.set("broken", { kind: "FETCH", data: { body: "{}" } }, { tags: ["list:blog/"] });
    cache.set("another", { kind: "FETCH", data: { body: "{}" } }, { tags: ["slug:pages/faq"] });
    cache.forgetAnswers(["list:blog/"]);
    expect(cache.get("broken", ["list:blog/"])).toBeNull();
    expect(cache.get("another", ["slug:pages/faq"])).not.toBeNull();
    expect(cache.get("/da/blog", ["list:blog/"])?.value?.html).toBe("last good");
  });

  it("does not answer with a page past its lifetime, so that Next renders first (R2.04)", () => {
    const { cache, clock } = cacheAt(10_000);
    cache.set("/da", page("this evening's rounds"), { cacheControl: { revalidate: 60 } });
    clock.now += 59_999;
    expect(cache.get("/da", [])?.value?.html).toBe("this evening's rounds");
    clock.now += 1;
    expect(cache.get("/da", [])).toBeNull();
    cache.set("/da", page("the next rounds"), { cacheControl: { revalidate: 60 } });
    expect(cache.get("/da", [])?.value?.html).toBe("the next rounds");
  });

  it("answers with the last good page for 3 s after its render has failed", () => {
    const { cache, clock } = cacheAt(10_000);
    cache.set("/da", page("last good"), { cacheControl: { revalidate: 60 } });
    clock.now += 60_000;
    expect(cache.get("/da", [])).toBeNull();
    clock.now += 2_999;
    expect(cache.get("/da", [])?.value?.html).toBe("last good");
    clock.now += 1;
    expect(cache.get("/da", [])).toBeNull();
    expect(cache.get("/da", [])?.value?.html).toBe("last good");
  });

  it("keeps a page without a lifetime until a publish", () => {
    const { cache, clock } = cacheAt(10_000);
    cache.set("/da/faq", page("x"), { cacheControl: { revalidate: false } });
    clock.now += 1_000_000_000;
    expect(cache.get("/da/faq", [])).not.toBeNull();
  });

  it("stays within its byte limit by dropping the least recently used entries", () => {
    const { cache } = cacheAt(0, 20_000);
    for (let index = 0; index < 50; index += 1) cache.set(`/${index}`, page("x".repeat(1_000)), {});
    expect(cache.get("/0", [])).toBeNull();
    expect(cache.get("/49", [])).not.toBeNull();
  });
});
