import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import type { RoomPlateKind } from "@spilhus/contracts/bingo";
import { CALENDAR_WORDS } from "./words.ts";

/** A round, as a calendar names it. */
export interface CalendarRound {
  readonly id: string;
  readonly roomName: string;
  readonly kind: "bingo" | "banko";
  readonly plate: RoomPlateKind;
  readonly intervalMs: number;
  readonly startsAt: Date;
  readonly platePriceOre: number;
  readonly guaranteedPrizeOre: number;
}

interface Calendar {
  /** Host of the brand's site, of which ids are unique. */
  readonly host: string;
  readonly brandName: string;
  /** Path of the room's page. */
  readonly path: string;
  readonly locale: Locale;
  /** When the file is made. */
  readonly now: Date;
  readonly rounds: readonly CalendarRound[];
}

const NUMBERS = { "5x5-75": 75, "4x4-80": 80, "3x9-90": 90 } as const satisfies Record<RoomPlateKind, number>;
/** Most bytes of a line; a longer one is folded (RFC 5545 § 3.1). */
const LINE_BYTES = 75;

const escape = (text: string) =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(/[;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n|\r/g, String.raw`\n`);
const moment = (at: Date) => `${at.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;

/** Folds a line between characters. Each continuation line begins with a space, which counts towards its length. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LINE_BYTES) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}

function entryOf(round: CalendarRound, { host, path, locale, now }: Calendar): readonly string[] {
  const { kinds, about } = CALENDAR_WORDS[locale];
  const kroner = (ore: number) =>
    `${new Intl.NumberFormat(LOCALE_TAGS[locale], { minimumFractionDigits: 2 }).format(ore / 100)} kr.`;
  // No round lasts longer: it ends with the last number at the latest.
  const endsAt = new Date(round.startsAt.getTime() + NUMBERS[round.plate] * round.intervalMs);
  return [
    "BEGIN:VEVENT",
    `UID:${round.id}@${host}`,
    `DTSTAMP:${moment(now)}`,
    `DTSTART:${moment(round.startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escape(`${round.roomName}, ${kinds[round.kind]}`)}`,
    `DESCRIPTION:${escape(about(kroner(round.platePriceOre), kroner(round.guaranteedPrizeOre)))}`,
    `URL:https://${host}${path}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Rounds as a calendar file (RFC 5545), with lines of at most 75 bytes. */
export function roundCalendar(calendar: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escape(calendar.brandName)}//${calendar.host}//DA`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...calendar.rounds.flatMap((round) => entryOf(round, calendar)),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
