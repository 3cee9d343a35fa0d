import type { RunningBrand } from "./startStack.ts";

/** The text that `npm start` prints when everything is up: addresses, memory of the processes and the log folder. */
export function readyTable(
  brands: readonly RunningBrand[],
  tools: readonly (readonly [label: string, url: string])[],
  memory: readonly { readonly name: string; readonly mebibytes: number }[],
  logDir: string,
): string {
  const rows: [string, string][] = [
    ...brands.map(({ name, url }): [string, string] => [name, url]),
    ...tools.map(([label, url]): [string, string] => [label, url]),
    ...memory.map(({ name, mebibytes }): [string, string] => [`process ${name}`, `${mebibytes} MiB`]),
    ["memory in all", `${memory.reduce((sum, { mebibytes }) => sum + mebibytes, 0)} MiB`],
    ["logs", logDir],
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  return ["", "ready", ...lines, "", "  Ctrl-C ends everything.", ""].join("\n");
}
