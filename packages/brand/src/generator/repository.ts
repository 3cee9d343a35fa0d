import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { AUTHORITIES_HOST } from "@spilhus/contracts";
import { parseBrand } from "../conformance/parsedBrand.ts";
import { brandFolderNames } from "../folder/brandFolderNames.ts";
import { readBrandFolder } from "../folder/readBrandFolder.ts";
import type { Taken } from "./checkWish.ts";

/** Ids, names and hosts the brands of a repository have. A brand that does not parse still has its id. */
export async function takenIn(root: string): Promise<Taken> {
  const ids = await brandFolderNames(root);
  const apps = existsSync(join(root, "apps")) ? await readdir(join(root, "apps")) : [];
  const brands = await Promise.all(
    ids.map(async (id) => parseBrand(await readBrandFolder(root, id, ["identity"]))),
  );
  const identities = brands.flatMap(({ identity }) => (identity ? [identity] : []));
  return {
    ids: [...new Set([...ids, ...apps])],
    names: identities.map(({ name }) => name),
    hosts: [
      AUTHORITIES_HOST,
      ...identities.flatMap(({ domains }) => [...domains.production, ...domains.local]),
    ],
  };
}
