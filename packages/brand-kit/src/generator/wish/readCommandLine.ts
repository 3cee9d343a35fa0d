import { parseArgs } from "node:util";
import { BrandWishError } from "./wish.ts";
import type { WishFlags } from "./wishFromFlags.ts";

const TEXTS = ["name", "domain", "primary", "secondary", "features", "look", "root"] as const;
const text = { type: "string" } as const;

/** What was written after `brand:new --`. */
export interface CommandLine {
  readonly id: string | undefined;
  readonly flags: WishFlags;
  /** Another repository than the one the command stands in. */
  readonly root: string | undefined;
  /** Take the proposal for what no flag gives. */
  readonly yes: boolean;
}

/** Node's own sentence, without its advice on arguments that start with a dash. */
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
        root: text,
        yes: { type: "boolean", short: "y", default: false },
      },
    });
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new BrandWishError(
      `${sentence}. The flags are ${TEXTS.map((name) => `--${name}`).join(", ")}, --yes.`,
    );
  }
}

/**
 * Reads the command's arguments.
 *
 * @throws {BrandWishError} in one line when one is not understood.
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [id, odd] = positionals;
  if (odd !== undefined) {
    throw new BrandWishError(
      `"${odd}" is not understood after the id "${id}". Put a name of several words in quotes.`,
    );
  }
  const { root, yes, ...flags } = values;
  return { id, root, yes, flags };
}
