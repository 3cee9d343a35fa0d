import type { Room } from "../boundaries/findViolations.ts";
import { folderOf, innerImports, productFiles } from "./roomFolders.ts";

function foldersAround(path: string): string[] {
  const parts = folderOf(path).split("/");
  return parts[0] === "." ? [] : parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/**
 * Imports that enter a folder by another file than the entries it declares. A folder with an `index.ts` declares that
 * file; what the room's `package.json` exports (such as an entry for browsers) is an entry as well.
 *
 * @param exported source files that the package exports, as paths below `src`.
 */
export function findSideDoors(room: Room, exported: ReadonlySet<string>): string[] {
  const files = new Set(productFiles(room));
  return innerImports(room).flatMap(({ from, to }) =>
    foldersAround(to)
      .filter((folder) => files.has(`${folder}/index.ts`) && !from.startsWith(`${folder}/`))
      .filter((folder) => to !== `${folder}/index.ts` && !exported.has(to))
      .map((folder) => `${room.name}: ${from} → ${to} goes past ${folder}/index.ts`),
  );
}

/** Top folders of a room with more than one file and no `index.ts`: nothing limits how they are entered. */
export function findOpenWings(room: Room): string[] {
  const files = productFiles(room);
  const wings = new Set(files.filter((path) => path.includes("/")).map((path) => path.split("/")[0] ?? ""));
  return [...wings]
    .filter((wing) => !files.includes(`${wing}/index.ts`))
    .filter((wing) => files.filter((path) => path.startsWith(`${wing}/`)).length > 1)
    .map((wing) => `${room.name}: src/${wing} declares no entry; give it an index.ts`);
}
