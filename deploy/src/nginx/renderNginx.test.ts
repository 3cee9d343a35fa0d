import { describe, expect, it } from "vitest";
import { testBrand } from "../../testing/testBrands.ts";
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

  it("answers for the host of a vendor's chat beside each name of a brand that has one (R7.29)", () => {
    const vendors = { consent: "local", supportWorkspace: "fjordspace" } as const;
    const brands = [{ ...testBrand("fjord"), vendors }, testBrand("eng")];
    const { "sites.conf": sites = "" } = renderNginx(brands, settings);
    const names = [...sites.matchAll(/server_name ([^;]+);/g)].map(([, list]) => list);
    expect(names[1]).toBe("fjord.example www.fjord.example support.fjord.example support.www.fjord.example");
    expect(names[3]).toBe("eng.example www.eng.example");
  });

  it("listens on each address it is told", () => {
    const both = parseSettings({ LISTEN: "*,[::]" });
    const { "sites.conf": sites = "" } = renderNginx([testBrand("fjord")], both);
    expect([...sites.matchAll(/listen ([^;]+);/g)].map(([, what]) => what)).toEqual([
      ...["*:8080", "[::]:8080", "*:8443 ssl http2", "[::]:8443 ssl http2"],
    ]);
  });

  it.each([
    [
      443,
      ["fjord.example", "fjord.example:443"],
      ["fjord.example:1", "fjord.example:", "fjord.example:4430"],
    ],
    [8443, ["fjord.example:8443"], ["fjord.example", "fjord.example:443", "fjord.example:18443"]],
  ])("knows the port %s that visitors use from others", (port, ours, foreign) => {
    const { "nginx.conf": main = "" } = renderNginx(
      [testBrand("fjord")],
      parseSettings({ PUBLIC_HTTPS_PORT: String(port) }),
    );
    const pattern = new RegExp(/port_is_foreign \{[^}]*"~(.*)" 0;/.exec(main)?.[1] ?? "nothing");
    expect(ours.filter((host) => pattern.test(host))).toEqual(ours);
    expect(foreign.filter((host) => pattern.test(host))).toEqual([]);
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
    ["LISTEN", "* default_server"],
    ["CERTS_DIR", "/certs; deny all"],
    ["WORKERS", "many"],
    ["REQUESTS_PER_SECOND", "x"],
  ])("names %s when it is %j", (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: `));
  });
});
