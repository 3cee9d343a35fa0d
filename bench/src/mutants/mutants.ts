import type { Mutant } from "./mutant.ts";

/** At least one mistake for each ASVS id of `docs/asvs.md` that code of ours decides. */
export const MUTANTS: readonly Mutant[] = [
  {
    id: "3.5.1",
    mistake: "calls need no marker that other sites cannot send",
    file: "gateway/src/calls/isFromOwnSite.ts",
    find: 'headers["x-requested-with"] === "XMLHttpRequest"',
    replace: "true",
    test: "gateway/src/calls/isFromOwnSite.test.ts",
  },
  {
    id: "3.7.2",
    mistake: "a return address may name another origin",
    file: "packages/lib/src/redirectTarget.ts",
    find: '!url || url.origin !== origin || url.username !== ""',
    replace: '!url || url.username !== ""',
    test: "packages/lib/src/redirectTarget.test.ts",
  },
];
