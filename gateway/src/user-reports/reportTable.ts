import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import type { UserReport } from "@spilhus/contracts/player-account";
import { REPORT_WORDS } from "./reportWords.ts";

/** For whom and where a statement's file is made. */
export interface ReportPlace {
  /** The brand's name. */
  readonly site: string;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly locale: Locale;
}

/** A statement in words, the same for every kind of file. */
export interface ReportTable {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly currency: string;
  readonly headings: readonly string[];
  /** The days, then the totals. Without any days there are only the totals. */
  readonly rows: readonly (readonly string[])[];
  readonly nothing: string | undefined;
}

const SUMS = ["stakesOre", "winsOre", "lossesOre", "depositsOre", "withdrawalsOre"] as const;

/** Puts a statement into words: times in the brand's zone, amounts in kroner with two decimals. */
export function reportTable(report: UserReport, { site, zone, locale }: ReportPlace): ReportTable {
  const words = REPORT_WORDS[locale];
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  // `DD/MM/YYYY HH:mm:ss` in both languages, as everywhere on the site.
  const moment = (iso: string) => time.format(new Date(iso)).replace(",", "");
  const amounts = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    minimumFractionDigits: 2,
    useGrouping: false,
  });
  const amount = (ore: number) => amounts.format(ore / 100);
  const day = (date: string) => date.split("-").toReversed().join("/");
  const { totals, days, sessions } = report;
  const minutes = Math.floor(sessions.seconds / 60);
  return {
    title: words.title,
    facts: [
      [words.site, site],
      [words.customerNumber, report.customerNumber],
      [words.period, `${moment(report.from)} – ${moment(report.to)}`],
      [words.createdAt, moment(report.createdAt)],
      [words.sessions, String(sessions.count)],
      [words.time, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`],
    ],
    currency: words.currency,
    headings: [words.date, ...SUMS.map((name) => words[name]), words.balanceOre],
    rows: [
      ...days.map((one) => [day(one.date), ...SUMS.map((name) => amount(one[name])), amount(one.balanceOre)]),
      [words.total, ...SUMS.map((name) => amount(totals[name])), ""],
    ],
    nothing: days.length === 0 ? words.nothing : undefined,
  };
}
