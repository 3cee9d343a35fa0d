import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

export const DATA_FOLDER = join(import.meta.dirname, "../../../data");

/**
 * Reads a JSON file of `seed/data`.
 *
 * @param file path below `seed/data`.
 * @throws {Error} naming the file and the field that does not match the schema.
 */
export function readData<Output>(file: string, schema: z.ZodType<Output>): Output {
  const content: unknown = JSON.parse(readFileSync(join(DATA_FOLDER, file), "utf8"));
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  throw new Error(`seed/data/${file}: ${z.prettifyError(result.error)}`);
}
