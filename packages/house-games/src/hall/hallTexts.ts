import { type Locale, LOCALE_TAGS } from "@spilhus/contracts";
import type { RoundPattern } from "@spilhus/contracts/bingo";
import { formatOre, formatTimeOfDay, islandTranslator, type ZoneYears } from "@spilhus/i18n/island";
import type { HallMessages, HallRefusal } from "./hallProps.ts";

const PATTERNS = {
  "one-row": "hall.oneRow",
  "two-rows": "hall.twoRows",
  line: "hall.line",
  "full-plate": "hall.fullPlate",
} as const satisfies Record<RoundPattern, string>;

const REFUSALS = {
  "plate-taken": "hall.plateTaken",
  "too-many-plates": "hall.tooManyPlates",
  "sale-closed": "hall.saleClosed",
  "sale-not-open": "hall.saleNotOpen",
  "insufficient-funds": "hall.insufficientFunds",
  "limits-not-set": "hall.limitsNotSet",
  "over-loss-limit": "hall.overLossLimit",
  "over-budget": "hall.overBudget",
  "already-returned": "hall.alreadyReturned",
  "unknown-plate": "hall.plateTaken",
  "stake-not-allowed": "hall.stakeNotAllowed",
} as const;

const isKnown = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code);

const MINUTE = 60;
const HOUR = 3_600;
const two = (value: number) => String(value).padStart(2, "0");

/** `4:05`, and `1:04:05` from an hour on. */
export function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  const [hours, minutes, rest] = [Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE), left % MINUTE];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const momentsOf = (locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...{ timeZone, day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" },
  });

/**
 * The sentences of a hall.
 *
 * @param zoneYears of the zone, where the page knows them
 */
export function hallTexts(messages: HallMessages, locale: Locale, timeZone: string, zoneYears?: ZoneYears) {
  const t = islandTranslator(messages);
  let moments: Intl.DateTimeFormat | undefined;
  return {
    t,
    /** `20:15` in the brand's zone (R9.01). */
    clock: (at: string) => formatTimeOfDay(at, timeZone, zoneYears),
    /** `24. november kl. 20.15` in the brand's zone. */
    moment: (at: string) => (moments ??= momentsOf(locale, timeZone)).format(new Date(at)),
    money: (ore: number) => formatOre(ore, locale),
    pattern: (pattern: RoundPattern) => t(PATTERNS[pattern]),
    toGo: (count: number) => (count === 1 ? t("hall.oneToGo") : t("hall.toGo", { count })),
    refusal: ({ code }: HallRefusal) => t(isKnown(code) ? REFUSALS[code] : "hall.noAnswer"),
  };
}
export type HallTexts = ReturnType<typeof hallTexts>;
