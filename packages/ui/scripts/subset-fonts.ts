/**
 * Cuts every brand's fonts down to Danish and English text and measures the system font that stands in for each.
 *
 *     node --conditions=source packages/ui/scripts/subset-fonts.ts            write files and fallback measures
 *     node --conditions=source packages/ui/scripts/subset-fonts.ts --check    exit 1 when a file is missing
 *
 * Reads `font.*.source`, `axes` and `weight` of `brands/<id>/theme.tokens.json`; writes `assets/<file>` and
 * `font.*.fallback` there. The fonts are under the SIL Open Font License, which allows subsets.
 */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import georgia from "@capsizecss/metrics/georgia";
import { fromBuffer } from "@capsizecss/unpack";
import subsetFont from "subset-font";
import { ThemeTokensSchema, type FontToken } from "@spilhus/contracts";

const brandsFolder = fileURLToPath(new URL("../../../brands", import.meta.url));
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");
/** Latin-1 has all of Danish; the rest is punctuation and signs that set Danish text and money. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−×→←↑↓`;

type Axes = Record<string, number | { min: number; max: number }>;

function parseAxes(axes: readonly string[]): Axes {
  return Object.fromEntries(
    axes.map((axis) => {
      const [tag = "", value = ""] = axis.split("=");
      const [min, max] = value.split(":").map(Number);
      return [tag, max === undefined ? Number(min) : { min: Number(min), max }];
    }),
  );
}

const percent = (value: string | number | undefined) =>
  `${Number.parseFloat(String(value ?? "0")).toFixed(2)}%`;

/** The stand-in's measures, taken at the weight the family is mostly set in. */
async function measureFallback(font: FontToken, source: Uint8Array): Promise<FontToken["fallback"]> {
  const [low = 400, high = low] = font.weight.split(" ").map(Number);
  const usual = low <= 400 ? 400 : Math.round((low + high) / 2);
  const pinned = Object.fromEntries(
    Object.entries(parseAxes(font.axes)).map(([tag, value]) => [
      tag,
      typeof value === "number" ? value : tag === "wght" ? usual : value.max,
    ]),
  );
  const instance = await subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: pinned });
  const metrics = await fromBuffer(Buffer.from(instance));
  const { fontFaces } = createFontStack([metrics, font.generic === "serif" ? georgia : arial], {
    fontFaceFormat: "styleObject",
  });
  const face = fontFaces[0]?.["@font-face"];
  if (!face) throw new Error(`No fallback measures for ${font.family}`);
  return {
    local:
      font.generic === "serif"
        ? ["Georgia", "Gelasio", "Liberation Serif", "Noto Serif"]
        : ["Arial", "Liberation Sans", "Roboto"],
    sizeAdjust: percent(face.sizeAdjust),
    ascentOverride: percent(face.ascentOverride),
    descentOverride: percent(face.descentOverride),
    lineGapOverride: percent(face.lineGapOverride),
  };
}

const checkOnly = process.argv.includes("--check");
for (const brand of await readdir(brandsFolder)) {
  const tokensFile = join(brandsFolder, brand, "theme.tokens.json");
  if (!existsSync(tokensFile)) continue;
  const tokens = ThemeTokensSchema.parse(JSON.parse(await readFile(tokensFile, "utf8")));
  for (const font of Object.values(tokens.font)) {
    const target = join(brandsFolder, brand, "assets", font.file);
    if (checkOnly) {
      if (existsSync(target)) continue;
      console.error(`${target} is missing: run node --conditions=source packages/ui/scripts/subset-fonts.ts`);
      process.exit(1);
    }
    const source = await readFile(require.resolve(font.source));
    const subset = await subsetFont(source, characters, {
      targetFormat: "woff2",
      variationAxes: parseAxes(font.axes),
      noHinting: true,
    });
    await mkdir(join(brandsFolder, brand, "assets"), { recursive: true });
    await writeFile(target, subset);
    font.fallback = await measureFallback(font, source);
    console.log(`${target}: ${subset.length} bytes`);
  }
  if (!checkOnly) await writeFile(tokensFile, `${JSON.stringify(tokens, null, 2)}\n`);
}
