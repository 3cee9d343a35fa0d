import { parseSync, Visitor } from "oxc-parser";

const RUNNERS = new Set(["test", "it", "describe", "suite", "bench"]);
/** Modifiers that skip a test or all other tests. */
const LEAVING_OUT = new Set(["skip", "skipIf", "runIf", "only", "fixme", "fail", "fails", "todo"]);

/**
 * Places in a test file that skip a test or run it alone: `test.skip`, `describe.only`,
 * `it.concurrent.todo`, `test.describe.fixme` and the like, called or not.
 *
 * @returns each as it stands there.
 */
export function findUnrun(fileName: string, text: string): string[] {
  const found: string[] = [];
  const { program } = parseSync(fileName, text);
  new Visitor({
    MemberExpression(node) {
      const name = node.computed
        ? node.property.type === "Literal" && node.property.value
        : node.property.type === "Identifier" && node.property.name;
      if (typeof name !== "string" || !LEAVING_OUT.has(name)) return;
      const place = text.slice(node.start, node.end);
      if (RUNNERS.has(/^\w+/.exec(place)?.[0] ?? "")) found.push(place);
    },
  }).visit(program);
  return found;
}
