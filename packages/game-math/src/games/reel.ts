import type { Strip } from "../slots/index.ts";

/** A strip from its symbols in one line, separated by spaces. */
export const reel = (symbols: string): Strip => symbols.split(" ");
