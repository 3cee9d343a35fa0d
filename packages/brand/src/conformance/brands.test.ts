import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { navigationHref } from "../definition/navigationHref.ts";
import { readBrandFolders } from "../folder/readBrandFolder.ts";
import { conformance } from "./conformance.ts";
import { crossBrandConformance } from "./crossBrandConformance.ts";
import { formatFinding } from "./finding.ts";
import { knownNow } from "./known.ts";
import { parseBrand } from "./parsedBrand.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folders = await readBrandFolders(root);
const brands = new Map(folders.map((folder) => [folder.id, parseBrand(folder)]));

const errorsOf = (findings: ReturnType<typeof conformance>) =>
  findings.filter(({ level }) => level === "error").map(formatFinding);

/** Primary entries of a brand in order, as "path label". */
function primaryOf(id: string): string[] {
  const primary = brands.get(id)?.navigation?.primary ?? [];
  return primary.map((item) => `${navigationHref(item)} ${item.label.da}`);
}

/** Addresses in a brand's footer by Danish label. */
function footerOf(id: string): Record<string, string> {
  const groups = brands.get(id)?.navigation?.footer ?? [];
  return Object.fromEntries(
    groups.flatMap(({ items }) => items.map((item) => [item.label.da, navigationHref(item)])),
  );
}

describe("every brand in brands/", () => {
  it("is found by its folder", () => {
    expect(folders.map(({ id }) => id)).toEqual(expect.arrayContaining(["nordlys", "solbanko"]));
  });

  it.each(folders.map((folder) => [folder.id, folder] as const))(
    "%s conforms to every rule (R1.01, R3.04, R3.05, R5.11, R5.12)",
    (_, folder) => {
      expect(errorsOf(conformance(folder, knownNow()))).toEqual([]);
    },
  );

  it("shares no host with another", () => {
    expect(errorsOf(crossBrandConformance(folders))).toEqual([]);
  });

  it.each(folders.map(({ id }) => id))(
    "%s links its questions and its sign-up in the footer (R2.02, R2.07)",
    (id) => {
      expect(footerOf(id)).toMatchObject({
        "Ofte stillede spørgsmål": "/faq",
        "Opret spilkonto": "/signup?auth=signup",
      });
    },
  );
});

describe("nordlys", () => {
  it("leads with slots, then bingo, casino and winners (R2.04, R2.06, R2.08, R2.21)", () => {
    expect(primaryOf("nordlys")).toEqual([
      "/spilleautomater Spilleautomater",
      "/bingo Bingo",
      "/casino Casino",
      "/vindere Vindere",
    ]);
  });

  it("runs the hero and the curated games page experiments (R3.05)", () => {
    expect(brands.get("nordlys")?.experiments?.map(({ name, routes }) => ({ name, routes }))).toEqual([
      { name: "hero", routes: ["front"] },
      { name: "curated-games-page", routes: ["slots"] },
    ]);
  });
});

describe("solbanko", () => {
  it("leads with bingo and banko", () => {
    expect(primaryOf("solbanko").slice(0, 2)).toEqual(["/bingo Bingo", "/banko Banko"]);
  });

  it("has neither casino nor the compass (R2.06, R2.24)", () => {
    const routes = brands.get("solbanko")?.enabledRoutes ?? [];
    expect(routes).not.toContain("casino");
    expect(routes).not.toContain("wheel");
    expect(routes).toContain("slots");
  });

  it("differs from nordlys in every slot of its look", () => {
    const one = brands.get("nordlys")?.identity?.look;
    const other = brands.get("solbanko")?.identity?.look;
    const same = Object.entries(one ?? {}).filter(
      ([slot, variant]) => Reflect.get(other ?? {}, slot) === variant,
    );
    expect(same).toEqual([]);
  });
});
