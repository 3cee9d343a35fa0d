import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import { receiptAddress, type UserReport } from "@spilhus/contracts/player-account";
import { pathOf, routeById } from "@spilhus/routes";
import type { MovementKind } from "../ledger/index.ts";
import type { Page } from "./listedMovements.ts";
import { REPORT_WORDS } from "./reportWords.ts";

/** Language and site of a statement's file. */
export interface ReportPlace {
  /** The brand's name. */
  readonly site: string;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly locale: Locale;
  /** The site's own, for the address of the page that checks receipts. */
  readonly origin: string;
  /** Amounts have thousands separators and the code gaps: easier to read, and not what a spreadsheet takes for a number. */
  readonly isGrouped: boolean;
}

/** The text of a statement, the same for every file format. */
export interface ReportTable {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  /** The page on which the statement can be checked, and its address with the receipt filled in. */
  readonly check: { readonly label: string; readonly page: string; readonly address: string } | undefined;
  readonly currency: string;
  readonly headings: readonly string[];
  readonly nothing: string | undefined;
  /** How many rows there are in all. */
  readonly movements: number;
  /** The rows of a page of movements, each to the minute. */
  readonly rowsOf: (page: Page) => readonly (readonly string[])[];
}

const SUMS = ["stakesOre", "winsOre", "lossesOre", "depositsOre", "withdrawalsOre"] as const;

/** Writes the text of a statement: times in the brand's zone, amounts in kroner with two decimals. */
export function reportTable(report: UserReport, place: ReportPlace): ReportTable {
  const { site, zone, locale, origin, isGrouped } = place;
  const words = REPORT_WORDS[locale];
  // `DD/MM/YYYY HH:mm` in both languages, as everywhere on the site.
  const formatOf = (timeStyle: "short" | "medium") => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "short", timeStyle });
    return (iso: string) => format.format(new Date(iso)).replace(",", "");
  };
  const [moment, minute] = [formatOf("medium"), formatOf("short")];
  const amounts = new Intl.NumberFormat(LOCALE_TAGS[locale], {
    minimumFractionDigits: 2,
    useGrouping: isGrouped,
  });
  const amount = (ore: number) => amounts.format(ore / 100);
  // A minus at the head of a cell would be taken for a formula: what came in and what went out stand apart.
  const part = (ore: number) => (ore > 0 ? amount(ore) : "");
  const { totals, sessions, head } = report;
  const minutes = Math.floor(sessions.seconds / 60);
  const page = origin + pathOf(routeById("receipt-check"));
  return {
    title: words.title,
    facts: [
      [words.site, site],
      [words.customerNumber, report.customerNumber],
      [words.period, `${moment(report.from)} – ${moment(report.to)}`],
      [words.createdAt, moment(report.createdAt)],
      [words.sessions, String(sessions.count)],
      [words.time, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`],
      ...SUMS.map((name) => [words[name], amount(totals[name])] as const),
      [words.movements, String(report.movements)],
      [words.receipt, report.reportId],
      ...(head === null
        ? []
        : [
            // In groups, which the page takes as they are, for whoever types it.
            [words.head, isGrouped ? head.replaceAll(/(.{8})(?=.)/g, "$1 ") : head] as const,
          ]),
    ],
    check:
      head === null
        ? undefined
        : {
            ...{ label: words.checkedAt, page },
            address: receiptAddress(page, { reportId: report.reportId, head }),
          },
    currency: words.currency,
    headings: [words.moment, words.what, words.game, words.in, words.out, words.balanceOre],
    movements: report.movements,
    nothing: report.movements === 0 ? words.nothing : undefined,
    rowsOf: (movements) =>
      movements.map(({ at, movement, game, gameName, amountOre, cashAfterOre, bonusAfterOre }) => [
        minute(at),
        // The ledger knows no other kinds.
        words.kinds[movement as MovementKind],
        gameName ?? game ?? "",
        part(amountOre),
        part(-amountOre),
        amount(cashAfterOre + bonusAfterOre),
      ]),
  };
}
