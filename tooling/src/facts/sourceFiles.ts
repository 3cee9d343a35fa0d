import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Room } from "../boundaries/findViolations.ts";

/** One file of the product. */
export interface SourceFile {
  /** Path from the root of the repository, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** Tests, stories and what only they use. */
const OF_TESTS = /\.(?:test|spec|bench|stories)\.tsx?$|\/testing\/|\/fixtures\/|^e2e\/|^tooling\//;

/** Every source file of the rooms, tests and stories too. */
export function sourceFiles(root: string, rooms: readonly Room[]): SourceFile[] {
  return rooms
    .flatMap(({ files }) => files)
    .map((file) => ({ path: relative(root, file).replaceAll(sep, "/"), text: readFileSync(file, "utf8") }));
}

/** The source files of the product: neither tests, nor stories, nor the repository's own checks. */
export const productFiles = (root: string, rooms: readonly Room[]): SourceFile[] =>
  sourceFiles(root, rooms).filter(({ path }) => !OF_TESTS.test(path));

/** Line of a place in a text, from 1. */
export const lineOf = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;
