import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BrandIdentity, BrandParts } from "@spilhus/brand";
import { usualMoneyChecks } from "@spilhus/brand/money-checks";
import { TEST_BRAND_PARTS } from "@spilhus/brand/testing";
import { STARTER_ASSESSMENT } from "../src/generator/files/starterAssessment.ts";

interface TestBrandFolder extends Partial<Pick<BrandParts, "guards" | "experiments">> {
  readonly identity?: Partial<BrandIdentity>;
}

const module = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value, null, 2)};\n`;

/** Name, hosts and relying party of a brand made for tests, derived from its id. */
export const testIdentity = (id: string, changes: Partial<BrandIdentity> = {}): BrandIdentity => ({
  ...TEST_BRAND_PARTS.identity,
  id,
  name: id,
  domains: { production: [`${id}.example`], local: [`${id}.localhost`] },
  rpId: `${id}.example`,
  ...changes,
});

/** Writes `brands/<id>` of a brand made for tests: its definition and its fonts, without stories. */
export async function writeTestBrand(root: string, id: string, parts: TestBrandFolder = {}): Promise<void> {
  const { navigation, theme } = TEST_BRAND_PARTS;
  const files = {
    "package.json": JSON.stringify({ name: `@spilhus/brand-${id}`, type: "module" }),
    "brand.ts": module("identity", testIdentity(id, parts.identity)),
    "navigation.ts": module("navigation", navigation),
    "guards.ts": module("guards", parts.guards ?? {}),
    "experiments.ts": module("experiments", parts.experiments ?? []),
    "money-checks.ts": module("moneyChecks", usualMoneyChecks(STARTER_ASSESSMENT)),
    "messages/da.ts": module("messages", {}),
    "messages/en.ts": module("messages", {}),
    "theme.tokens.json": JSON.stringify(theme),
    [`assets/${theme.font.display.file}`]: "",
    [`assets/${theme.font.body.file}`]: "",
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, "brands", id, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
