import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Mutant } from "./mutant.ts";

/** A Vite plugin that makes the mistake while the file is loaded; no file is changed. `places` tells afterwards. */
export function mutatePlugin(
  { file, find, replace }: Pick<Mutant, "file" | "find" | "replace">,
  root: string,
): {
  readonly plugin: Plugin;
  /** How often the text stands in the file; `undefined` while the file was not loaded. */
  readonly places: () => number | undefined;
} {
  const target = resolve(root, file);
  let places: number | undefined;
  return {
    places: () => places,
    plugin: {
      name: "mutant",
      enforce: "pre",
      transform(code, id) {
        if (id.split("?")[0] !== target) return undefined;
        places = code.split(find).length - 1;
        return places === 1 ? { code: code.replace(find, () => replace), map: null } : undefined;
      },
    },
  };
}
