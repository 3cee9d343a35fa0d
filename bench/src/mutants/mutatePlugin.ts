import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Edit } from "./list/mutant.ts";

/** A Vite plugin that makes the mistake while the file is loaded; no file is changed. */
export function mutatePlugin({ file, find, replace }: Edit, root: string): Plugin {
  const target = resolve(root, file);
  return {
    name: "mutant",
    enforce: "pre",
    transform(code, id) {
      if (id.split("?")[0] !== target) return undefined;
      return { code: code.replace(find, () => replace), map: null };
    },
  };
}
