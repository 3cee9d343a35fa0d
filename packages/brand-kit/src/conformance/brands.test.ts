import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { navigationHref } from "@spilhus/brand";
import { readBrandFolders } from "../brand-folder/readBrandFolder.ts";
import { conformance } from "./conformance.ts";
import { crossBrandConformance } from "./crossBrandConformance.ts";
import { formatFinding } from "../findings/finding.ts";
import { knownNow } from "./rules/known.ts";
import { parseBrand } from "../brand-folder/parsedBrand.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const folders = await readBrandFolders(root);
const brands = new Map(folders.map((folder) => [folder.id, parseBrand(folder)]));

const errorsOf = (findings: ReturnType<typeof conformance>) =>
  findings.filter(({ level }) => level === "error").map(formatFinding);

/** Addresses in a brand's footer by Danish label. */
function footerOf(id: string): Record<string, string> {
  const groups = brands.get(id)?.navigation?.footer ?? [];
  return Object.fromEntries(
    groups.flatMap(({ items }) => items.map((item) => [item.label.da, navigationHref(item)])),
  );
}

describe("every brand in brands/", () => {
  it("is found by its folder", () => {
    expect(folders.length).toBeGreaterThanOrEqual(2);
  });

  it.each(folders.map((folder) => [folder.id, folder] as const))(
    "%s conforms to every rule (R3.04)",
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
