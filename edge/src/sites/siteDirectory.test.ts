import { describe, expect, it } from "vitest";
import { createUpstream } from "../upstream/upstream.ts";
import { testBrand } from "../../testing/brands.ts";
import { createSite } from "./site.ts";
import { SiteDirectory } from "./siteDirectory.ts";

const site = (id: string, domains = testBrand(id).domains) =>
  createSite(testBrand(id, { domains }), createUpstream("http://127.0.0.1:9", 1_000));

describe("SiteDirectory", () => {
  it("finds a brand by each of its names, on any port", () => {
    const directory = new SiteDirectory([site("fjord"), site("eng")]);
    expect(directory.find("www.fjord.dk:8443").site.brand.id).toBe("fjord");
    expect(directory.find("eng.localhost").local).toBe(true);
    expect(directory.find("eng.dk").local).toBe(false);
  });

  it("refuses two brands with one name", () => {
    const same = { production: ["fjord.dk"], local: [] };
    expect(() => new SiteDirectory([site("fjord"), site("eng", same)])).toThrow(
      'The host "fjord.dk" belongs to fjord and eng.',
    );
  });

  it("remembers a bounded number of hosts, and finds the others as well", () => {
    const directory = new SiteDirectory([site("fjord")]);
    for (let port = 1; port < 2_000; port += 1) {
      expect(directory.find(`fjord.dk:${port}`).site.brand.id).toBe("fjord");
    }
  });
});
