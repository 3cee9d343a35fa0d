import type { Locale, Localised } from "@spilhus/contracts";
import type { ChatSanctionKind, ChatSanctionReason } from "@spilhus/contracts/chat";
import { LOCALE_TAGS } from "@spilhus/contracts";
import { both, type MessageTexts } from "./eventTexts.ts";

/** The rule that was broken, as the rules of the chat have it. */
export const CHAT_RULES: Readonly<Record<ChatSanctionReason, Localised<string>>> = {
  harassment: { da: "Tal ordentligt til andre.", en: "Treat others with respect." },
  hate: { da: "Hadefulde ytringer er ikke tilladt.", en: "Hate speech is not allowed." },
  begging: {
    da: "Bed ikke andre om penge, og tilbyd dem ikke lån.",
    en: "Do not ask others for money or offer loans.",
  },
  "personal-data": {
    da: "Del ikke personlige oplysninger, hverken dine egne eller andres.",
    en: "Do not share personal details, neither your own nor those of others.",
  },
  spam: { da: "Skriv ikke det samme igen og igen.", en: "Do not write the same thing again and again." },
  advertising: { da: "Reklamer og links er ikke tilladt.", en: "Advertisements and links are not allowed." },
  name: { da: "Dit navn i chatten er ikke tilladt.", en: "Your name in the chat is not allowed." },
  minors: { da: "Chatten er for voksne.", en: "The chat is for adults." },
  other: { da: "Linjen brød chattens regler.", en: "The line broke the rules of the chat." },
};

const WORDS: Readonly<Record<ChatSanctionKind, Localised<string>>> = {
  warn: { da: "Du har fået en advarsel i chatten", en: "You have been given a warning in the chat" },
  mute: { da: "Du kan ikke skrive i chatten for tiden", en: "You cannot write in the chat for now" },
  ban: { da: "Du er udelukket fra chatten", en: "You are banned from the chat" },
};

const COMPLAIN = {
  da: "En medarbejder har vurderet linjen. Er du uenig, kan du klage fra chatten eller her under dine beskeder. En anden medarbejder behandler klagen.",
  en: "A member of our staff has judged the line. If you disagree, you can complain from the chat or here among your messages. Another member of staff decides the complaint.",
};

interface Sanction {
  readonly kind: ChatSanctionKind;
  readonly reason: ChatSanctionReason;
  readonly until: Date | null;
  readonly line: string | null;
  readonly timezone: string;
}

function untilText({ kind, until, timezone }: Sanction, locale: Locale): readonly string[] {
  if (kind === "warn") return [];
  if (until === null)
    return [locale === "da" ? "Det gælder, indtil vi ophæver det." : "It holds until we lift it."];
  const time = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: timezone,
  }).format(until);
  return [locale === "da" ? `Det gælder til ${time}.` : `It holds until ${time}.`];
}

const quoted = (line: string | null, locale: Locale) =>
  line === null ? [] : [locale === "da" ? `Du skrev: “${line}”` : `You wrote: “${line}”`];

/** Messages to players about the chat: what was decided about them, by which rule, and how to complain (DSA, Article 17). */
export const CHAT_TEXTS = {
  sanctioned(sanction: Sanction): MessageTexts {
    const text = (locale: Locale) => [
      WORDS[sanction.kind][locale],
      CHAT_RULES[sanction.reason][locale],
      ...quoted(sanction.line, locale),
      ...untilText(sanction, locale),
      COMPLAIN[locale],
    ];
    return both(text("da"), text("en"));
  },
  lifted: (): MessageTexts =>
    both(
      ["Din begrænsning i chatten er ophævet", "Du kan bruge chatten igen."],
      ["Your restriction in the chat has been lifted", "You can use the chat again."],
    ),
  appealUpheld: (): MessageTexts =>
    both(
      [
        "Din klage over chatten er behandlet",
        "En anden medarbejder har set på sagen, og afgørelsen står ved magt.",
      ],
      [
        "Your complaint about the chat has been decided",
        "Another member of staff has looked at it. The decision stands.",
      ],
    ),
  retracted: (reason: ChatSanctionReason, line: string): MessageTexts => {
    const text = (locale: Locale) => [
      locale === "da"
        ? "En linje af dig i chatten er fjernet"
        : "A line of yours in the chat has been removed",
      CHAT_RULES[reason][locale],
      ...quoted(line, locale),
    ];
    return both(text("da"), text("en"));
  },
  reportDecided: (isUpheld: boolean): MessageTexts =>
    isUpheld
      ? both(
          [
            "Tak for din anmeldelse",
            "Linjen, du anmeldte i chatten, brød reglerne. Vi har gjort noget ved det.",
          ],
          [
            "Thank you for your report",
            "The line that you reported in the chat broke the rules. We have acted on it.",
          ],
        )
      : both(
          [
            "Din anmeldelse er behandlet",
            "Vi har set på linjen, du anmeldte i chatten. Den brød ikke reglerne.",
          ],
          [
            "Your report has been decided",
            "We have looked at the line that you reported in the chat. It did not break the rules.",
          ],
        ),
} as const;
