import type { GameCategory, ScheduledRound, VOLATILITIES } from "@spilhus/contracts";

/** A text in both languages of every site. */
export interface Bilingual<Value = string> {
  readonly da: Value;
  readonly en: Value;
}

/** One game of the local catalogue. Dates are relative, so that a seed is never out of date. */
export interface SeedGame {
  /** Lower-case words joined by hyphens; also the address of the game page. */
  readonly slug: string;
  readonly name: string;
  /** Slug of the game whose drawings it has; its own where absent. */
  readonly drawnAs?: string;
  /** Slug of a {@link SeedProvider}. */
  readonly provider: string;
  readonly category: GameCategory;
  /** Slugs of {@link SeedTheme}s. */
  readonly themes: readonly string[];
  /** Hundredths of a per cent: 9612 is 96,12 %. */
  readonly rtp: number;
  readonly volatility: (typeof VOLATILITIES)[number];
  readonly minBetOre: number;
  readonly maxBetOre: number;
  /** Days before the day of seeding; 0 to 30 makes the game "new". */
  readonly releasedOn: { readonly daysAgo: number };
  /** Id of a {@link SeedJackpot} the game pays into. */
  readonly jackpotId?: string;
  /** 0 to 10,000, higher is played more; decides the order "popular" and how often the game is in the winners feed. */
  readonly popularity: number;
  readonly description: Bilingual;
  readonly rules: Bilingual<readonly string[]>;
  readonly features: Bilingual<readonly { readonly title: string; readonly text: string }[]>;
  /** Extra words the search must find the game by: other spellings, Danish and English words for its theme. */
  readonly searchWords?: readonly string[];
}

export interface SeedProvider {
  readonly slug: string;
  readonly name: string;
}

export interface SeedTheme {
  readonly slug: string;
  readonly name: Bilingual;
}

/** A pot that grows steadily from `startOre` and starts over when it has been won. */
export interface SeedJackpot {
  readonly id: string;
  readonly name: string;
  readonly startOre: number;
  readonly growthOrePerMinute: number;
  /** Average hours between two wins of the pot. */
  readonly wonEveryHours: number;
}

/** A bingo or banko room with its daily plan, in the brand's time zone. */
export interface SeedRoom {
  readonly slug: string;
  readonly name: string;
  readonly kind: ScheduledRound["kind"];
  readonly plate: ScheduledRound["plate"];
  /** First and last start of a day, `HH:MM`. */
  readonly firstStart: string;
  readonly lastStart: string;
  readonly everyMinutes: number;
  readonly platePriceOre: number;
  readonly guaranteedPrizeOre: number;
}
