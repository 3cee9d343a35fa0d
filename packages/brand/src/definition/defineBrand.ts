import { ThemeTokensSchema, type Locale, type ThemeTokens } from "@spilhus/contracts";
import type { RouteId } from "@spilhus/routes";
import type { DatedRules, Duties } from "@spilhus/jurisdiction";
import * as z from "zod/mini";
import { brandDuties } from "./brandDuties.ts";
import { enabledRoutes } from "./enabledRoutes.ts";
import type { BrandExperiment } from "./experiments.ts";
import type { BrandGuards } from "./guards.ts";
import type { BrandIdentity } from "./identity.ts";
import type { MessageOverrides } from "./messages.ts";
import type { BrandNavigation } from "./navigation.ts";

/** The files of a brand folder, as its `index.ts` hands them in. */
export interface BrandParts {
  readonly identity: BrandIdentity;
  /** `theme.tokens.json`, parsed here because JSON has no literal types. */
  readonly theme: unknown;
  readonly navigation: BrandNavigation;
  readonly guards: BrandGuards;
  readonly experiments: readonly BrandExperiment[];
  readonly messages: Readonly<Record<Locale, MessageOverrides>>;
}

/** A complete brand: everything a site needs to know about the brand it serves. */
export interface BrandDefinition extends BrandIdentity, Omit<BrandParts, "identity" | "theme"> {
  readonly theme: ThemeTokens;
  readonly enabledRoutes: readonly RouteId[];
  /** The law by date, with the brand's stricter duties. */
  readonly duties: DatedRules<Duties>;
}

/**
 * Puts the files of a brand folder together.
 *
 * @throws {Error} naming the brand, file and key when the theme does not meet the token contract. Everything else
 * is typed here and checked with its file names when the registry is built.
 */
export function defineBrand({ identity, theme, ...parts }: BrandParts): BrandDefinition {
  const parsed = z.safeParse(ThemeTokensSchema, theme);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const key = issue?.path.join(".") ?? "";
    throw new Error(`brands/${identity.id}/theme.tokens.json: ${key}: ${issue?.message ?? "is not a theme"}`);
  }
  return {
    ...identity,
    ...parts,
    theme: parsed.data,
    enabledRoutes: enabledRoutes(identity.features),
    duties: brandDuties(identity),
  };
}
