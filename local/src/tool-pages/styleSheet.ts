import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The style sheet of every page of the authorities. */
export const styleSheet = readFileSync(join(import.meta.dirname, "style.css"), "utf8");
