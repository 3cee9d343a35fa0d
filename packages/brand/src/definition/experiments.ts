import type { ExperimentName, ExperimentVersion } from "@spilhus/contracts";
import type { RouteId } from "@spilhus/routes";

/** One experiment a brand runs (R3.05); its cookie's name follows from its own. */
export interface BrandExperiment {
  readonly name: ExperimentName;
  /** Routes whose pages differ by version. */
  readonly routes: readonly RouteId[];
  /** Versions in play from `a` on, with their share of participants relative to the other weights. */
  readonly versions: readonly { readonly version: ExperimentVersion; readonly weight: number }[];
  /** Whether only logged-in players take part (R6.04). */
  readonly needsAuthentication: boolean;
  /** Day (`YYYY-MM-DD`) from which everyone has version a again. */
  readonly endsAt: string;
}
