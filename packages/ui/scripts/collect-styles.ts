/**
 * Writes `src/style-sheet/componentStyles.ts`: the list of every folder's `styles.ts`. Run it after adding or removing
 * one.
 *
 *     node packages/ui/scripts/collect-styles.ts
 */
import { writeFileSync } from "node:fs";
import { LIST_FILE, styleListSource } from "../testing/styleListSource.ts";

writeFileSync(LIST_FILE, styleListSource());
