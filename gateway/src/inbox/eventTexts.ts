import { LOCALE_TAGS, type Locale, type Localised } from "@spilhus/contracts";

/** A message in every locale, because players may switch. */
export type MessageTexts = Localised<{ readonly subject: string; readonly body: string }>;

export const kroner = (ore: number, locale: Locale) =>
  `${new Intl.NumberFormat(LOCALE_TAGS[locale], { minimumFractionDigits: 2 }).format(ore / 100)} kr.`;

const PERIODS = {
  day: { da: "24 timer", en: "24 hours" },
  week: { da: "7 dage", en: "7 days" },
  month: { da: "30 dage", en: "30 days" },
} as const;

export const NOT_YOU = {
  da: "Var det ikke dig, så kontakt kundeservice med det samme.",
  en: "If it was not you, contact customer service at once.",
};

export const both = (da: readonly string[], en: readonly string[]): MessageTexts => ({
  da: { subject: da[0] ?? "", body: da.slice(1).join("\n\n") },
  en: { subject: en[0] ?? "", body: en.slice(1).join("\n\n") },
});

/** The messages of all events that players are informed of. */
export const EVENT_TEXTS = {
  welcome: (): MessageTexts =>
    both(
      [
        "Velkommen til din spilkonto",
        "Her skriver vi til dig, når der sker noget på din spilkonto.",
        "Under Ansvarligt spil kan du se og ændre dine grænser, holde pause og finde hjælp.",
      ],
      [
        "Welcome to your account",
        "Here we write to you when something happens on your account.",
        "Under Responsible gaming you can see and change your limits, take a break and find help.",
      ],
    ),
  limitsChanged: ({ waitHours }: { waitHours: number }): MessageTexts =>
    both(
      [
        "Dine indbetalingsgrænser er ændret",
        `En lavere grænse gælder med det samme. En højere grænse gælder først efter ${waitHours} timer.`,
        NOT_YOU.da,
      ],
      [
        "Your deposit limits were changed",
        `A lower limit holds at once. A higher one holds after ${waitHours} hours.`,
        NOT_YOU.en,
      ],
    ),
  lossLimitsChanged: ({ waitHours }: { waitHours: number }): MessageTexts =>
    both(
      [
        "Dine tabsgrænser er ændret",
        `En lavere grænse gælder med det samme. En højere grænse gælder først efter ${waitHours} timer.`,
        NOT_YOU.da,
      ],
      [
        "Your loss limits were changed",
        `A lower limit holds at once. A higher one holds after ${waitHours} hours.`,
        NOT_YOU.en,
      ],
    ),
  limitRaised: ({ period, ore }: { period: keyof typeof PERIODS; ore: number }): MessageTexts =>
    both(
      [
        `Din nye indbetalingsgrænse for ${PERIODS[period].da} gælder nu`,
        `Du kan fra nu af indbetale op til ${kroner(ore, "da")} på ${PERIODS[period].da}.`,
        "Du kan altid sætte grænsen ned igen. Det gælder med det samme.",
      ],
      [
        `Your new deposit limit for ${PERIODS[period].en} holds now`,
        `From now on you can deposit up to ${kroner(ore, "en")} in ${PERIODS[period].en}.`,
        "You can always lower it again. That holds at once.",
      ],
    ),
  passkeyAdded: ({ name }: { name: string }): MessageTexts =>
    both(
      ["Du har fået en adgangsnøgle", `Adgangsnøglen »${name}« er føjet til din spilkonto.`, NOT_YOU.da],
      ["You have a new passkey", `The passkey "${name}" was added to your account.`, NOT_YOU.en],
    ),
  passkeyRemoved: ({ name }: { name: string }): MessageTexts =>
    both(
      ["En adgangsnøgle er fjernet", `Adgangsnøglen »${name}« virker ikke længere.`, NOT_YOU.da],
      ["A passkey was removed", `The passkey "${name}" works no more.`, NOT_YOU.en],
    ),
  passwordChanged: (): MessageTexts =>
    both(
      ["Din adgangskode er ændret", "Du blev logget ud på alle enheder.", NOT_YOU.da],
      ["Your password was changed", "You were logged out on all devices.", NOT_YOU.en],
    ),
  emailChanged: (): MessageTexts =>
    both(
      ["Din e-mail er ændret", "Vi skriver fra nu af til den nye adresse.", NOT_YOU.da],
      ["Your e-mail was changed", "From now on we write to the new address.", NOT_YOU.en],
    ),
  phoneChanged: (): MessageTexts =>
    both(
      ["Dit telefonnummer er ændret", "Vi har gemt dit nye nummer.", NOT_YOU.da],
      ["Your phone number was changed", "We have saved your new number.", NOT_YOU.en],
    ),
} as const;
