const WIDTH = 110;
const isIdentifier = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

type Syntax = "typescript" | "json";

function parts(value: object, syntax: Syntax): { readonly key: string; readonly value: unknown }[] {
  if (Array.isArray(value)) return value.map((entry: unknown) => ({ key: "", value: entry }));
  const isBare = (key: string) => syntax === "typescript" && isIdentifier(key);
  return Object.entries(value).map(([key, entry]) => ({
    key: `${isBare(key) ? key : JSON.stringify(key)}: `,
    value: entry,
  }));
}

/** Values that are printed over several lines however short they are: objects of a longer list, and in JSON every object. */
function isAlwaysBroken(value: object, syntax: Syntax): boolean {
  if (!Array.isArray(value)) return syntax === "json";
  return value.length > 1 && value.every(isObject);
}

function inline(value: unknown, syntax: Syntax): string {
  if (!isObject(value)) return JSON.stringify(value);
  const inner = parts(value, syntax).map(({ key, value: entry }) => `${key}${inline(entry, syntax)}`);
  if (Array.isArray(value)) return `[${inner.join(", ")}]`;
  return inner.length === 0 ? "{}" : `{ ${inner.join(", ")} }`;
}

function print(value: unknown, indent: string, room: number, syntax: Syntax): string {
  const line = inline(value, syntax);
  if (!isObject(value) || parts(value, syntax).length === 0) return line;
  if (line.length <= room && !isAlwaysBroken(value, syntax)) return line;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const deeper = `${indent}  `;
  const lines = parts(value, syntax).map(
    ({ key, value: entry }) =>
      `${deeper}${key}${print(entry, deeper, WIDTH - deeper.length - key.length - ",".length, syntax)}`,
  );
  const last = syntax === "typescript" ? "," : "";
  return `${open}\n${lines.join(",\n")}${last}\n${indent}${close}`;
}

/** Data as TypeScript source, as the formatter would write it: bare keys, one line where it fits. */
export function literal(value: unknown): string {
  return print(value, "", 0, "typescript");
}

/** Data as a JSON file, as the formatter would write it. */
export function jsonFile(value: unknown): string {
  return `${print(value, "", 0, "json")}\n`;
}
