import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * A bonus code of the brand's seeded offers.
 *
 * @throws {Error} when the brand has no offer by code
 */
export async function offerCode(brand: string): Promise<string> {
  const file = resolve(import.meta.dirname, "../../../brands", brand, "content/offers.ts");
  const [, code] = /\bcode: "([^"]+)"/.exec(await readFile(file, "utf8")) ?? [];
  if (code === undefined) throw new Error(`${file} has no offer with a code.`);
  return code;
}
