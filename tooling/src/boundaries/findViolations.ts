import { readFileSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import { parseSync } from "oxc-parser";
import { allowedIn, allows, CLOSED_ENTRIES, ruleOf } from "./rules.ts";

const SCOPE = "@spilhus/";

export interface Room {
  /** Package name without its scope. */
  readonly name: string;
  /** Absolute folder. */
  readonly folder: string;
  /** Export paths: `.`, `./react`, `./pages/*` … */
  readonly exports: readonly string[];
  /** Source files behind those export paths, as paths below `src`. */
  readonly entries: ReadonlySet<string>;
  /** Absolute source files. */
  readonly files: readonly string[];
}

/** Everything a module names in an import, re-export or dynamic import with a literal. */
export function importsOf(fileName: string, text: string): string[] {
  const { module } = parseSync(fileName, text);
  const found = module.staticImports.map((entry) => entry.moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^["'`](.+)["'`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[1]) found.push(literal[1]);
  }
  return found;
}

function isExported(room: Room, entry: string): boolean {
  return room.exports.some((known) => {
    if (!known.includes("*")) return known === entry;
    const [before = "", after = ""] = known.split("*");
    return entry.startsWith(before) && entry.endsWith(after);
  });
}

function isClosed(room: string, entry: string): boolean {
  const open = CLOSED_ENTRIES[entry];
  return open !== undefined && !open.includes(room);
}

/**
 * Every import that crosses a wall: another room's files by path, a package its rule does not name, an entry that is closed to
 * the room or that the other package does not export, and `export *`.
 *
 * @param root absolute path, for readable file names.
 */
export function findViolations(root: string, rooms: readonly Room[]): string[] {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const violations: string[] = [];
  for (const room of rooms) {
    const rule = ruleOf(room.name);
    for (const file of room.files) {
      const text = readFileSync(file, "utf8");
      const allowed = allowedIn(rule, relative(room.folder, file).replaceAll(sep, "/"));
      const where = relative(root, file);
      if (/^export \*/m.test(text))
        violations.push(`${where}: "export *" hides what a room offers; name each export.`);
      for (const target of importsOf(file, text)) {
        if (target.startsWith(".")) {
          const resolved = resolve(dirname(file), target);
          const isConfig = dirname(file) === room.folder;
          if (!isConfig && !resolved.startsWith(room.folder + sep)) {
            violations.push(`${where}: "${target}" reaches into another room by path; import its package.`);
          }
          continue;
        }
        if (!target.startsWith(SCOPE)) continue;
        const [name = "", ...rest] = target.slice(SCOPE.length).split("/");
        const entry = rest.length === 0 ? "." : `./${rest.join("/")}`;
        const other = byName.get(name);
        if (isClosed(room.name, target.slice(SCOPE.length))) {
          violations.push(`${where}: "${target}" is closed to "${room.name}"; see CLOSED_ENTRIES.`);
        } else if (name !== room.name && !allows(allowed, name)) {
          violations.push(
            `${where}: "${room.name}" may not import "${name}". Allowed: ${allowed.join(", ") || "nothing internal"}.`,
          );
        } else if (other && !isExported(other, entry)) {
          violations.push(`${where}: "${target}" is not exported by its package.`);
        }
      }
    }
  }
  return violations;
}
