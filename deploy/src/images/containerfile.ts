import { readFileSync } from "node:fs";
import { join } from "node:path";

/** One build stage: its instructions in order. */
export interface Stage {
  readonly name: string;
  readonly from: string;
  /** Keyword and arguments, continued lines joined. */
  readonly instructions: readonly (readonly [keyword: string, rest: string])[];
}

export const ROOT = join(import.meta.dirname, "../../..");
export const CONTAINERFILE = readFileSync(join(ROOT, "deploy/Containerfile"), "utf8");

/** Reads the stages of a Containerfile as this repository writes it: one instruction a line, exec forms as JSON. */
export function readStages(text: string = CONTAINERFILE): ReadonlyMap<string, Stage> {
  const stages = new Map<string, { name: string; from: string; instructions: [string, string][] }>();
  let current: { name: string; from: string; instructions: [string, string][] } | undefined;
  for (const line of text.replaceAll(/\\\n\s*/g, " ").split("\n")) {
    const [, keyword, rest = ""] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (keyword === undefined) continue;
    if (keyword === "FROM") {
      const [, from = "", name = ""] = /^(\S+) AS (\S+)$/.exec(rest) ?? [];
      current = { name, from, instructions: [] };
      stages.set(name, current);
    } else current?.instructions.push([keyword, rest]);
  }
  return stages;
}

/** The arguments of each occurrence of a keyword in a stage. */
export const allOf = (stage: Stage, keyword: string): readonly string[] =>
  stage.instructions.filter(([name]) => name === keyword).map(([, rest]) => rest);

/** The arguments of an exec form, `["node", "x.js"]`. */
export function execForm(rest: string): readonly string[] {
  const words: unknown = JSON.parse(rest.slice(rest.indexOf("[")));
  if (!Array.isArray(words)) throw new TypeError(`No exec form: ${rest}`);
  return words.map(String);
}

/** The variables a stage sets, `A=1 B=2`. */
export const environmentOf = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    allOf(stage, "ENV").flatMap((rest) =>
      rest.split(" ").map((pair) => {
        const at = pair.indexOf("=");
        return [pair.slice(0, at), pair.slice(at + 1)];
      }),
    ),
  );
