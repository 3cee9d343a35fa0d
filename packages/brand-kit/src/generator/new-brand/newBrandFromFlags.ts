import { FEATURES, type Feature } from "@spilhus/routes";
import { newBrandChecks, type Taken } from "./checkNewBrand.ts";
import { colourOf } from "../palette/colour.ts";
import { NewBrandError, type NewBrand } from "./newBrand.ts";

/** Flags of the command as given. */
export interface NewBrandFlags {
  readonly name?: string | undefined;
  readonly domain?: string | undefined;
  readonly primary?: string | undefined;
  readonly secondary?: string | undefined;
  /** Comma separated. */
  readonly features?: string | undefined;
  readonly look?: string | undefined;
  readonly "support-workspace"?: string | undefined;
}

/** What a brand has when nobody says otherwise. */
export const DEFAULT_FEATURES: readonly Feature[] = ["slots", "bingo", "winners", "blog"];

/** `havn-24` becomes "Havn 24". */
export function proposedName(id: string): string {
  const words = id.replaceAll("-", " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export const proposedDomain = (id: string): string => `${id}.example`;

/** The scheme on which the colour has contrast: dark for bright colours, light for deep ones. */
export function proposedLook(primary: string): NewBrand["look"] {
  return (colourOf(primary)?.l ?? 0) > 0.62 ? "dark" : "light";
}

/**
 * Parses a comma-separated list of features.
 *
 * @throws {NewBrandError} when one is no feature.
 */
export function parseFeatures(list: string): Feature[] {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const problem = newBrandChecks.features(names);
  if (problem !== undefined) throw new NewBrandError(problem);
  return FEATURES.filter((feature) => names.includes(feature)).sort(
    (one, other) => names.indexOf(one) - names.indexOf(other),
  );
}

/** @throws {NewBrandError} when it is neither. */
export function parseLook(look: string): NewBrand["look"] {
  if (look === "dark" || look === "light") return look;
  throw new NewBrandError(`"${look}" is no look: write dark or light.`);
}

/**
 * A new brand from flags alone; what no flag gives is proposed.
 *
 * @throws {NewBrandError} when the id is missing, malformed or taken, the primary colour missing or a flag malformed.
 */
export function newBrandFromFlags(id: string | undefined, flags: NewBrandFlags, taken: Taken): NewBrand {
  if (id === undefined)
    throw new NewBrandError('Name the brand: npm run brand:new -- <id> --primary "#rrggbb".');
  const problem = newBrandChecks.id(id, taken);
  if (problem !== undefined) throw new NewBrandError(problem);
  if (flags.primary === undefined) {
    throw new NewBrandError(
      `Give "${id}" its colour: --primary "#rrggbb", or run the command in a terminal.`,
    );
  }
  const workspace = flags["support-workspace"];
  return {
    id,
    name: flags.name ?? proposedName(id),
    domain: flags.domain ?? proposedDomain(id),
    primary: flags.primary,
    ...(flags.secondary === undefined ? {} : { secondary: flags.secondary }),
    features: flags.features === undefined ? DEFAULT_FEATURES : parseFeatures(flags.features),
    look: flags.look === undefined ? proposedLook(flags.primary) : parseLook(flags.look),
    ...(workspace === undefined ? {} : { supportWorkspace: workspace }),
  };
}
