import * as z from "zod/mini";
import { EXPERIMENT_COOKIE_PREFIX } from "./cookies.ts";

/** Everything that may be tried out (R3.05). */
export const EXPERIMENT_NAMES = [
  "account-completion",
  "bingo-landing-page",
  "bundles",
  "casino-landing-page",
  "curated-games-page",
  "hero",
  "landing-page",
  "password-strength",
  "payment",
  "recurring-consent",
  "signup",
  "slots-landing-page",
  "wheel-landing-page",
] as const;
export type ExperimentName = (typeof EXPERIMENT_NAMES)[number];

/** The versions an experiment may have (R3.05, R9.04); `a` is what everyone has who takes no part. */
export const EXPERIMENT_VERSIONS = ["a", "b", "c", "d", "e"] as const;
export type ExperimentVersion = (typeof EXPERIMENT_VERSIONS)[number];

/** A page may look different in at most this many ways, locales included: each is prerendered. */
export const MAX_PAGE_CONTEXTS = 10;

const VersionsSchema = z
  .array(
    z.object({
      version: z.enum(EXPERIMENT_VERSIONS),
      /** Share of the participants, relative to the other weights. */
      weight: z.int().check(z.minimum(0), z.maximum(1_000)),
    }),
  )
  .check(
    z.refine((list) => list[0]?.version === "a" && list.length >= 2, {
      error: 'versions must begin with "a" and have at least one more',
    }),
    z.refine((list) => new Set(list.map(({ version }) => version)).size === list.length, {
      error: "versions must name each version once",
    }),
    z.refine((list) => list.some(({ weight }) => weight > 0), { error: "versions need a weight above 0" }),
  );

/** One running experiment of a brand (R3.04, R3.05). */
export const ExperimentSchema = z
  .object({
    name: z.enum(EXPERIMENT_NAMES),
    /** `exp_` and the name. */
    cookieName: z.string(),
    versions: VersionsSchema,
    /** A guest has version a and takes no part (R6.04). */
    needsAuthentication: z.boolean(),
    /** ISO date; from midnight UTC of that day on everyone has version a. */
    endsAt: z.iso.date(),
  })
  .check(
    z.refine(({ name, cookieName }) => cookieName === EXPERIMENT_COOKIE_PREFIX + name, {
      path: ["cookieName"],
      error: `cookieName must be "${EXPERIMENT_COOKIE_PREFIX}" and the experiment's name`,
    }),
  );
export type Experiment = z.infer<typeof ExperimentSchema>;
