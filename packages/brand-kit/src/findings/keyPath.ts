/** Writes a path as it stands in the file: `footer[0].items[2].route`, `flags["demo-play"]`. */
export function keyPath(path: readonly PropertyKey[]): string {
  let written = "";
  for (const part of path) {
    if (typeof part === "number") written += `[${part}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(String(part)))
      written += written === "" ? String(part) : `.${String(part)}`;
    else written += `[${JSON.stringify(String(part))}]`;
  }
  return written;
}

/** The value at a path, or undefined when the path ends early. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== "object" || found === null) return undefined;
    found = Reflect.get(found, part);
  }
  return found;
}
