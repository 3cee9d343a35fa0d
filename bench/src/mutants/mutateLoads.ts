import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";
import type { Edit } from "./list/mutant.ts";

/** Environment variable with the edit that a child process makes, as JSON; its file is an absolute path. */
export const MUTANT_VARIABLE = "SPILHUS_MUTANT";

/** Makes the mistake while Node loads the file, in processes that are started with `--import` of this module. */
const text = process.env[MUTANT_VARIABLE];

if (text !== undefined) {
  // Written by `tryMutant.ts`.
  const { file, find, replace } = JSON.parse(text) as Edit;
  const target = pathToFileURL(file).href;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (url.split("?")[0] !== target || loaded.source === undefined) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array | string).toString();
      return { ...loaded, source: source.replace(find, () => replace) };
    },
  });
}
