import { FEATURES, type Feature } from "@spilhus/routes";
import { wishChecks, type Taken } from "./checkWish.ts";
import { colourOf } from "../palette/colour.ts";
import { BrandWishError, type BrandWish } from "./wish.ts";

/** Flags of the command as given. */
export interface WishFlags {
  readonly name?: string | undefined;
  readonly domain?: string | undefined;
  readonly primary?: string | undefined;
  readonly secondary?: string | undefined;
  /** Comma separated. */
  readonly features?: string | undefined;
  readonly look?: string | undefined;
}

/** What a brand has when nobody says otherwise. */
export const DEFAULT_FEATURES: readonly Feature[] = ["slots", "bingo", "winners", "blog"];

/** `havn-24` becomes "Havn 24". */
export function proposedName(id: string): string {
  const words = id.replaceAll("-", " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

export const proposedDomain = (id: string): string => `${id}.example`;

/** The look on which the colour stands out by itself: bright colours on dark ground, deep ones on light. */
export function proposedLook(primary: string): BrandWish["look"] {
  return (colourOf(primary)?.l ?? 0) > 0.62 ? "dark" : "light";
}

/**
 * Splits a comma-separated list.
 *
 * @throws {BrandWishError} when one is no feature.
 */
export function parseFeatures(list: string): Feature[] {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const problem = wishChecks.features(names);
  if (problem !== undefined) throw new BrandWishError(problem);
  return FEATURES.filter((feature) => names.includes(feature)).sort(
    (one, other) => names.indexOf(one) - names.indexOf(other),
  );
}

/** @throws {BrandWishError} when it is neither. */
export function parseLook(look: string): BrandWish["look"] {
  if (look === "dark" || look === "light") return look;
  throw new BrandWishError(`"${look}" is no look: write dark or light.`);
}

/**
 * A wish from flags alone, what is not given filled with the proposal.
 *
 * @throws {BrandWishError} when the id is missing, malformed or taken, the primary colour missing or a flag malformed.
 */
export function wishFromFlags(id: string | undefined, flags: WishFlags, taken: Taken): BrandWish {
  if (id === undefined)
    throw new BrandWishError('Name the brand: npm run brand:new -- <id> --primary "#rrggbb".');
  const problem = wishChecks.id(id, taken);
  if (problem !== undefined) throw new BrandWishError(problem);
  if (flags.primary === undefined) {
    throw new BrandWishError(
      `Give "${id}" its colour: --primary "#rrggbb", or run the command in a terminal.`,
    );
  }
  return {
    id,
    name: flags.name ?? proposedName(id),
    domain: flags.domain ?? proposedDomain(id),
    primary: flags.primary,
    ...(flags.secondary === undefined ? {} : { secondary: flags.secondary }),
    features: flags.features === undefined ? DEFAULT_FEATURES : parseFeatures(flags.features),
    look: flags.look === undefined ? proposedLook(flags.primary) : parseLook(flags.look),
  };
}
