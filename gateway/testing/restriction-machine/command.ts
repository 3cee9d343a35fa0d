import type * as fc from "fast-check";
import type { Model } from "./model.ts";
import type { World } from "./world.ts";

/** One thing that somebody does. */
export type Command = fc.AsyncCommand<Model, World>;

/** A command that can always be given. */
export const command = (name: string, run: (model: Model, real: World) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

/** Fails the run unless something is as the law says. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
