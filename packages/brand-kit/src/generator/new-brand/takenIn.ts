import { globSync } from "node:fs";
import { basename } from "node:path";
import { LOCAL_STACK_HOSTS } from "@spilhus/contracts";
import { parseBrand } from "../../brand-folder/parsedBrand.ts";
import { brandFolderNames } from "../../brand-folder/brandFolderNames.ts";
import { readBrandFolder } from "../../brand-folder/readBrandFolder.ts";
import type { Taken } from "./checkNewBrand.ts";

/** Ids, names and hosts the brands of a repository have. A brand that does not parse still has its id. */
export async function takenIn(root: string): Promise<Taken> {
  const ids = await brandFolderNames(root);
  const apps = globSync("apps/*", { cwd: root }).map((path) => basename(path));
  // A brand's package is called `brand-<id>`, so the id of `packages/brand-kit` would be there twice.
  const packages = globSync("packages/brand-*", { cwd: root }).map((path) =>
    basename(path).slice("brand-".length),
  );
  const brands = await Promise.all(
    ids.map(async (id) => parseBrand(await readBrandFolder(root, id, ["identity"]))),
  );
  const identities = brands.flatMap(({ identity }) => (identity ? [identity] : []));
  return {
    ids: [...new Set([...ids, ...apps, ...packages])],
    names: identities.map(({ name }) => name),
    hosts: [
      ...LOCAL_STACK_HOSTS.keys(),
      ...identities.flatMap(({ domains }) => [...domains.production, ...domains.local]),
    ],
  };
}
