import { CALLS, type CallId, type CallRow } from "./calls.ts";

/** `{param}` stands for one segment of a path. */
const shapeOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{\w+\}/g, "[^/]+")}$`);

const rows: readonly (readonly [CallId, CallRow, RegExp])[] = (Object.keys(CALLS) as CallId[]).map(
  (id) => [id, CALLS[id], shapeOf(CALLS[id].path)] as const,
);

/**
 * The row of a call, or `undefined` when the table has none: then it is refused. Written exactly as the table does;
 * another method, another case or an encoded slash is another call.
 *
 * @param path as the request line has it, without query
 */
export function callOf(method: string, path: string): CallId | undefined {
  return rows.find(([, row, shape]) => row.method === method && shape.test(path))?.[0];
}
