import { CALLS, type CallId, type CallRow } from "./calls.ts";

/** `{param}` stands for one segment of a path. */
const shapeOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

const rows: readonly (readonly [CallId, CallRow])[] = (Object.keys(CALLS) as CallId[]).map(
  (id) => [id, CALLS[id]] as const,
);
const hasPlace = ([, { path }]: (typeof rows)[number]) => path.includes("{");

/** Most calls have one spelling: every call of a player is judged, and trying the shapes one by one shows in its cost. */
const spelled = new Map(
  rows.filter((row) => !hasPlace(row)).map(([id, { method, path }]) => [`${method} ${path}`, id]),
);
const shaped = rows.filter(hasPlace).map(([id, row]) => [id, row, shapeOf(row.path)] as const);

/**
 * The row of a call, or `undefined` when the table has none: then it is refused. Written exactly as the table does;
 * another method, another case or an encoded slash is another call.
 *
 * @param path as the request line has it, without query
 */
export function callOf(method: string, path: string): CallId | undefined {
  return (
    spelled.get(`${method} ${path}`) ??
    shaped.find(([, row, shape]) => row.method === method && shape.test(path))?.[0]
  );
}
