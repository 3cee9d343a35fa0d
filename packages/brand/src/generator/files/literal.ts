const WIDTH = 100;
const isIdentifier = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function parts(value: object): { readonly key: string; readonly value: unknown }[] {
  if (Array.isArray(value)) return value.map((entry: unknown) => ({ key: "", value: entry }));
  return Object.entries(value).map(([key, entry]) => ({
    key: `${isIdentifier(key) ? key : JSON.stringify(key)}: `,
    value: entry,
  }));
}

/** The formatter gives each object of a longer list lines of its own. */
const isListOfObjects = (value: object) => Array.isArray(value) && value.length > 1 && value.every(isObject);

function inline(value: unknown): string {
  if (!isObject(value)) return JSON.stringify(value);
  const inner = parts(value).map(({ key, value: entry }) => `${key}${inline(entry)}`);
  if (Array.isArray(value)) return `[${inner.join(", ")}]`;
  return inner.length === 0 ? "{}" : `{ ${inner.join(", ")} }`;
}

function print(value: unknown, indent: string, room: number): string {
  const line = inline(value);
  if (!isObject(value) || parts(value).length === 0) return line;
  if (line.length <= room && !isListOfObjects(value)) return line;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const deeper = `${indent}  `;
  const lines = parts(value).map(
    ({ key, value: entry }) => `${deeper}${key}${print(entry, deeper, WIDTH - deeper.length - key.length)},`,
  );
  return `${open}\n${lines.join("\n")}\n${indent}${close}`;
}

/** Data as TypeScript source: bare keys, one line where it fits, else a line per entry; ready for the formatter. */
export function literal(value: unknown): string {
  return print(value, "", 0);
}
