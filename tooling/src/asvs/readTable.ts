/** One row of the table in `docs/asvs.md`. */
export interface AsvsRow {
  readonly ids: readonly string[];
  /** The test file, from the repository's root. */
  readonly file: string;
}

/** The rows of the table: those whose last column names a file. */
export function readTable(markdown: string): AsvsRow[] {
  return markdown.split("\n").flatMap((line) => {
    const [, , ids = "", file = ""] = line.split("|");
    const [, path] = /`([^`]+\.test\.tsx?)`/.exec(file) ?? [];
    return path === undefined ? [] : [{ ids: ids.match(/\d+\.\d+\.\d+/g) ?? [], file: path }];
  });
}

/** The ids that the titles of a test file carry. */
export const idsIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/asvs:(\d+\.\d+\.\d+)/g)].map(([, id = ""]) => id));
