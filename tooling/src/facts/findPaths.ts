import { parseSync, Visitor } from "oxc-parser";
import { lineOf, type SourceFile } from "./sourceFiles.ts";

/** Files that write paths down because that is what they are for, and what measures the product from outside. */
const HOMES: readonly RegExp[] = [
  /^packages\/routes\//,
  // Content, written as visitors see it.
  /^brands\//,
  /^packages\/brand-kit\/templates\//,
  // Paths of calls, some of which end like a page.
  /^packages\/contracts\/src\//,
  /^(?:edge\/)?bench\//,
];

/** Every string of a source file, with its place. */
function stringsOf(path: string, text: string): readonly (readonly [offset: number, value: string])[] {
  const found: [number, string][] = [];
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === "string") found.push([start, value]);
      if (value instanceof RegExp)
        found.push([start, value.source.replaceAll("\\/", "/").replace(/^\^/, "")]);
    },
    TemplateElement({ value, start }) {
      found.push([start, value.cooked ?? ""]);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/**
 * The first segments of the pages of a site, such as `/konto` and `/spilside`, from the sources of the route table.
 *
 * @param files the files of `packages/routes`
 */
export function routeRoots(files: readonly SourceFile[]): readonly string[] {
  const paths = files
    .filter(({ path }) => /^packages\/routes\/src\/(?:table|rows|plannedRoutes|paths)\.ts$/.test(path))
    .flatMap(({ path, text }) => stringsOf(path, text).map(([, value]) => value))
    .filter((value) => /^\/[a-z]/.test(value));
  return [...new Set(paths.map((path) => `/${path.split("/")[1] ?? ""}`))];
}

/**
 * Paths of pages that are written down where the route table should be asked: a string, template or regular expression
 * that is, or starts with, the path of a page.
 */
export function findPaths(files: readonly SourceFile[], roots: readonly string[]): string[] {
  const isPath = (value: string) =>
    roots.some((root) => value.startsWith(root) && /^(?:$|[/?#*(])/.test(value.slice(root.length)));
  return files
    .filter(({ path }) => !HOMES.some((home) => home.test(path)))
    .flatMap(({ path, text }) =>
      stringsOf(path, text)
        .filter(([, value]) => isPath(value))
        .map(
          ([offset, value]) =>
            `${path}:${lineOf(text, offset)}: "${value}" is a path of the route table; use pathOf, PATHS or isAccountPath.`,
        ),
    );
}
