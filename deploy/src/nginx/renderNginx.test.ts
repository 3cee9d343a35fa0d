import { describe, expect, it } from "vitest";
import { testBrand } from "../testing/testBrands.ts";
import { renderNginx } from "./renderNginx.ts";
import { parseSettings } from "./settings.ts";

const settings = parseSettings({});

describe("renderNginx", () => {
  it("answers for every brand of the registry by its names, and for no other", () => {
    const { "sites.conf": sites = "" } = renderNginx([testBrand("fjord"), testBrand("eng")], settings);
    const names = [...sites.matchAll(/server_name ([^;]+);/g)].map(([, list]) => list);
    expect(names).toEqual([
      "fjord.example www.fjord.example",
      "fjord.example www.fjord.example",
      "eng.example www.eng.example",
      "eng.example www.eng.example",
    ]);
    expect(sites).toContain("ssl_certificate /etc/nginx/certs/eng/fullchain.pem;");
  });

  it("leaves no place of a template open", () => {
    for (const text of Object.values(renderNginx([testBrand("fjord")], settings))) {
      expect(text).not.toMatch(/\{\{/);
    }
  });

  it.each([
    [[], /no brand/],
    [[testBrand("fjord", [])], /"fjord" has no production domain/],
    [[testBrand("fjord", ["fjord.example; return 200"])], /which is no name/],
    [[testBrand("fjord", ["~^.*$"])], /which is no name/],
  ])("refuses a registry it cannot answer for", (brands, message) => {
    expect(() => renderNginx(brands, settings)).toThrow(message);
  });

  it.each([
    ["HTTPS_PORT", "0"],
    ["CERTS_DIR", "/certs; deny all"],
    ["WORKERS", "many"],
    ["REQUESTS_PER_SECOND", "x"],
  ])("names %s when it is %j", (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: `));
  });
});
