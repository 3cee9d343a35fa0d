import { parseArgs } from "node:util";
import { NewBrandError } from "./newBrand.ts";
import type { NewBrandFlags } from "./newBrandFromFlags.ts";

const TEXTS = [
  "name",
  "domain",
  "primary",
  "secondary",
  "features",
  "look",
  "support-workspace",
  "root",
] as const;
const text = { type: "string" } as const;

/** Arguments after `brand:new --`. */
export interface CommandLine {
  readonly id: string | undefined;
  readonly flags: NewBrandFlags;
  /** Another repository than the one the command stands in. */
  readonly root: string | undefined;
  /** Whether to use proposals for everything that no flag gives. */
  readonly yes: boolean;
}

/** Parses the arguments. Errors are Node's sentence without its advice on leading dashes. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: text,
        domain: text,
        primary: text,
        secondary: text,
        features: text,
        look: text,
        "support-workspace": text,
        root: text,
        yes: { type: "boolean", short: "y", default: false },
      },
    });
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new NewBrandError(
      `${sentence}. The flags are ${TEXTS.map((name) => `--${name}`).join(", ")}, --yes.`,
    );
  }
}

/**
 * Reads the command's arguments.
 *
 * @throws {NewBrandError} in one line when one is not understood.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [id, odd] = positionals;
  if (odd !== undefined) {
    throw new NewBrandError(
      `"${odd}" is not understood after the id "${id}". Put a name of several words in quotes.`,
    );
  }
  const { root, yes, ...flags } = values;
  return { id, root, yes, flags };
}
