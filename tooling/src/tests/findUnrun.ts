import { parseSync, Visitor } from "oxc-parser";

const RUNNERS = new Set(["test", "it", "describe", "suite", "bench"]);
/** What makes a runner leave a test out, or leave all others out. */
const LEAVING_OUT = new Set(["skip", "skipIf", "runIf", "only", "fixme", "fail", "fails", "todo"]);

/**
 * The places where a test file says that a test is not to be run, or that it alone is: `test.skip`, `describe.only`,
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
