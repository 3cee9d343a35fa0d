import type { Room } from "../boundaries/findViolations.ts";
import { folderOf, innerImports } from "./roomFolders.ts";

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function folderGraph(room: Room): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of innerImports(room)) {
    const [source, target] = [folderOf(from), folderOf(to)];
    if (source === target) continue;
    graph.set(source, (graph.get(source) ?? new Set()).add(target));
    if (!graph.has(target)) graph.set(target, new Set());
  }
  return graph;
}

function reachable(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return seen;
}

/**
 * Groups of folders of a room that import each other in a circle, each with the imports that hold it together.
 * Every folder counts for itself, whichever folder it lies in; files directly in `src` are the folder `.`.
 */
export function findFolderCycles(room: Room): string[] {
  const graph = folderGraph(room);
  const reach = new Map([...graph.keys()].map((node) => [node, reachable(graph, node)]));
  const groups = new Set<string>();
  for (const node of graph.keys()) {
    if (!reach.get(node)?.has(node)) continue;
    const group = [...graph.keys()].filter(
      (other) => reach.get(node)?.has(other) && reach.get(other)?.has(node),
    );
    groups.add(group.sort().join(" "));
  }
  return [...groups].map((key) => {
    const group = new Set(key.split(" "));
    const between = innerImports(room)
      .filter(({ from, to }) => folderOf(from) !== folderOf(to))
      .filter(({ from, to }) => group.has(folderOf(from)) && group.has(folderOf(to)))
      .map(({ from, to }) => `\n    ${from} → ${to}`);
    return `${room.name}: folders import each other in a circle: ${[...group].join(", ")}${between.join("")}`;
  });
}
