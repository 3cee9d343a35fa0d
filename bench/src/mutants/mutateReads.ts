import fs from "node:fs";
import { resolve } from "node:path";
import type { Edit } from "./list/mutant.ts";

/** Makes the mistake in a migration while this process reads it; no file is changed. */
export function mutateReads({ file, find, replace }: Edit, root: string): void {
  if (!file.endsWith(".sql")) return;
  const target = resolve(root, file);
  fs.readFileSync = new Proxy(fs.readFileSync, {
    apply(read, self, args: Parameters<typeof fs.readFileSync>) {
      const content: unknown = Reflect.apply(read, self, args);
      if (resolve(String(args[0])) !== target) return content;
      const mutated = String(content).replace(find, () => replace);
      return typeof content === "string" ? mutated : Buffer.from(mutated);
    },
  });
}
