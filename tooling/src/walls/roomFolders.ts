import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { importsOf, type Room } from "../boundaries/findViolations.ts";

/** One import between two files of the same room, as paths below its `src`. */
export interface InnerImport {
  readonly from: string;
  readonly to: string;
}

const OUTSIDE_THE_PRODUCT = /\.(test|stories)\.tsx?$|(^|\/)(testing|fixtures)\//;

/** The room's product files, as paths below its `src`: tests, stories and their helpers are left out. */
export function productFiles(room: Room): string[] {
  const source = join(room.folder, "src");
  return room.files
    .map((file) => relative(source, file).replaceAll(sep, "/"))
    .filter((path) => !path.startsWith("../") && !OUTSIDE_THE_PRODUCT.test(path));
}

/** Every static, type and dynamic import between two product files of the room. */
export function innerImports(room: Room): InnerImport[] {
  const source = join(room.folder, "src");
  return productFiles(room).flatMap((from) => {
    const file = join(source, from);
    return importsOf(file, readFileSync(file, "utf8"))
      .filter((target) => target.startsWith("."))
      .map((target) => resolve(dirname(file), target))
      .filter((target) => existsSync(target))
      .map((target) => ({ from, to: relative(source, target).replaceAll(sep, "/") }))
      .filter(({ to }) => !to.startsWith("../") && !OUTSIDE_THE_PRODUCT.test(to));
  });
}

/** The folder of a path below `src`; `.` for a file that lies in `src` itself. */
export function folderOf(path: string): string {
  return dirname(path);
}
