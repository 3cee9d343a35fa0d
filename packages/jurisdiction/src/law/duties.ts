import type { Dated } from "./dated.ts";

interface Address {
  readonly url: string;
}

/** Where a figure stands in the law, and who has compared the two. */
export interface Sourced {
  readonly source: string;
  /** Name and day, such as `Jura, 2026-11-22`; `null` until somebody has. */
  readonly confirmedBy: string | null;
}

/** What the law demands of every account; the gateway enforces it. A brand may demand more, never less. */
export interface AccountDuties {
  /** Age from which a person may play. */
  readonly minimumAge: { readonly years: number };
  /** Longest life of an account whose identity is not verified, and the most it may receive. */
  readonly temporaryAccount: { readonly days: number; readonly depositsOre: number };
  /** Delay before a higher deposit limit applies; a lower one applies at once. */
  readonly limitRaise: { readonly waitHours: number };
  /** Length of a break that a player takes. */
  readonly coolingOff: { readonly hours: number };
  /** Shortest time for which a player may block their account. */
  readonly block: { readonly leastDays: number };
  /** Longest time of play for money after which the player is told how long and with which result they have played. */
  readonly realityCheck: { readonly everyMinutes: number };
  /** For how many periods (day, week, month) a player must have a limit of loss before they play for money. */
  readonly lossLimits: { readonly periods: number };
  /** Least milliseconds from one start to the next in slots and at tables, and from one called number to the next in halls. */
  readonly pace: { readonly slotMs: number; readonly tableMs: number; readonly ballMs: number };
}

/**
 * What the law demands of a promotion, such as a bonus, and of the terms it is offered on. Amounts are whole smallest
 * units of the currency. A promotion has its own terms, so these are bounds of each offer and no figures of a brand.
 */
export interface PromotionDuties {
  /** Most that a promotion may be worth to one player, valued when it is granted. */
  readonly mostValueOre: number;
  /** A deposit or stake that the promotion requires is this share of its value, neither more nor less. */
  readonly requiredPercent: number;
  /** Most that must be staked, as a multiple of the required deposit or stake and the value together. */
  readonly mostWagerTimes: number;
  /** Shortest time that a player has to meet the terms. */
  readonly leastDays: number;
  /** Share of each stake that counts towards the wager, in every game that counts at all. */
  readonly contributionPercent: number;
  /** Fewest players to whom one promotion is offered. */
  readonly leastPlayers: number;
}

/** What the law makes every page show. */
export interface ShownDuties {
  /** The gambling authority, behind the licence label. */
  readonly authority: Address;
  /** The national helpline. */
  readonly stopSpillet: Address & { readonly phone: string };
  /** The register of voluntarily excluded players. */
  readonly rofus: Address;
  readonly selfTest: Address;
  readonly treatmentCentres: Address;
  /** Where the age limit is explained. */
  readonly minimumAge: Address;
}

/** Every duty, as it applies on one day. */
export type Duties = AccountDuties &
  ShownDuties & { readonly promotion: PromotionDuties & Sourced } & {
    readonly [
      Name in
        | "temporaryAccount"
        | "limitRaise"
        | "coolingOff"
        | "block"
        | "realityCheck"
        | "lossLimits"
        | "pace"
    ]: AccountDuties[Name] & Sourced;
  };

/** Each duty as a list, so that a change of law can be added before the day it applies from. */
export type DatedRules<Each> = { readonly [Name in keyof Each]: readonly Dated<Each[Name]>[] };
