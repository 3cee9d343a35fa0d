import type { RegisteredBrand } from "@spilhus/contracts";
import type { RandomSource } from "@spilhus/game-math";
import type { Queries } from "../database/index.ts";

/** Where a past is written, and by which draws it was decided. */
export interface PastPlace {
  /** Of the event that is written. */
  readonly tx: Queries;
  readonly brand: RegisteredBrand;
  readonly random: RandomSource;
}
