import { parseSync, Visitor } from "oxc-parser";

interface ServerHalf {
  /** An object literal that has all these properties is meant. */
  readonly known: readonly string[];
  readonly dropped: readonly string[];
}

/** What the client reads of a call is its id, method, path and answer; the rest is the gateway's. */
const CONTRACT: ServerHalf = {
  known: ["id", "summary", "refusals"],
  dropped: ["summary", "audience", "kind", "limit", "query", "body", "refusals"],
};

/** The JSON Schema of a shape is for the OpenAPI document. */
const SHAPE: ServerHalf = { known: ["parse", "jsonSchema"], dropped: ["jsonSchema"] };

/**
 * A source of contracts without what only the gateway reads: properties of object literals that are contracts of calls
 * or shapes. Everything else stays as it is.
 *
 * @param name of the file, by whose end the parser knows whether it has types
 * @throws {SyntaxError} for a source that does not parse
 */
export function withoutServerHalf(name: string, source: string): string {
  const { program, errors } = parseSync(name, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${name}: ${error.message}`);
  const cuts: (readonly [from: number, to: number])[] = [];
  new Visitor({
    ObjectExpression({ properties, end }) {
      const keys = properties.map((property) =>
        property.type === "Property" && property.key.type === "Identifier" ? property.key.name : undefined,
      );
      for (const { known, dropped } of [CONTRACT, SHAPE]) {
        if (!known.every((key) => keys.includes(key))) continue;
        for (const [index, property] of properties.entries()) {
          if (!dropped.includes(keys[index] ?? "")) continue;
          cuts.push([property.start, properties[index + 1]?.start ?? end - 1]);
        }
      }
    },
  }).visit(program);
  let kept = "";
  let at = 0;
  for (const [from, to] of cuts.toSorted(([one], [other]) => one - other)) {
    // A cut inside another has gone with it.
    if (from < at) continue;
    kept += source.slice(at, from);
    at = to;
  }
  return kept + source.slice(at);
}
