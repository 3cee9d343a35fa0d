import type { GameCategory } from "@spilhus/contracts";
import type { Localised } from "@spilhus/contracts";

/** One game of the local catalogue. Dates are relative, so that a seed is never out of date. */
export interface SeedGame {
  /** Lower-case words joined by hyphens; also the address of the game page. */
  readonly slug: string;
  readonly name: string;
  /** Slug of the game whose drawings this one uses; its own drawings when absent. */
  readonly drawnAs?: string;
  /** What its picture shows, by its name in `art/subjects`; its theme decides when absent. */
  readonly subject?: string;
  /** Slug of a provider. */
  readonly provider: string;
  readonly category: GameCategory;
  /** Slugs of themes. */
  readonly themes: readonly string[];
  readonly minBetOre: number;
  readonly maxBetOre: number;
  /** Days before the day of seeding; 0 to 30 makes the game "new". */
  readonly releasedOn: { readonly daysAgo: number };
  /** 0 to 10,000; the order of games that nobody has played of late. */
  readonly popularity: number;
  readonly description: Localised;
  readonly rules: Localised<readonly string[]>;
  readonly features: Localised<readonly { readonly title: string; readonly text: string }[]>;
  /** Extra words the search must find the game by: other spellings, Danish and English words for its theme. */
  readonly searchWords?: readonly string[];
}
