import { EXPERIMENT_NAMES, EXPERIMENT_VERSIONS } from "@spilhus/contracts";
import { ROUTE_IDS } from "@spilhus/routes";
import * as z from "zod";
import type { BrandExperiment } from "../definition/experiments.ts";
import { day, oneOf } from "./oneOf.ts";

const weight = "must be a whole number from 0 to 1000.";

/** `experiments.ts` (R3.05); what depends on the brand's routes and on the day is a rule of its own. */
export const experimentsSchema = z.array(
  z.strictObject({
    name: oneOf(EXPERIMENT_NAMES, "an experiment"),
    routes: z.array(oneOf(ROUTE_IDS, "a route")).min(1, "needs at least one route."),
    versions: z
      .array(
        z.strictObject({
          version: oneOf(EXPERIMENT_VERSIONS, "a version"),
          weight: z.int(weight).min(0, weight).max(1_000, weight),
        }),
      )
      .min(2, "needs version a and at least one more.")
      .refine((list) => list[0]?.version === "a", "must begin with version a.")
      .refine(
        (list) => new Set(list.map(({ version }) => version)).size === list.length,
        "must name each version once.",
      )
      .refine((list) => list.some((version) => version.weight > 0), "needs a weight above 0."),
    needsAuthentication: z.boolean(),
    endsAt: day(),
  }),
) satisfies z.ZodType<readonly BrandExperiment[]>;
