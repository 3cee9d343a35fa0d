import type { RouletteParSheet } from "@spilhus/contracts";
import { formatPercent, type MessageKey } from "@spilhus/i18n";
import { DataTable } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";

const NAMES = {
  straight: "parSheet.betStraight",
  split: "parSheet.betSplit",
  street: "parSheet.betStreet",
  corner: "parSheet.betCorner",
  sixLine: "parSheet.betSixLine",
  column: "parSheet.betColumn",
  dozen: "parSheet.betDozen",
  red: "parSheet.betRed",
  black: "parSheet.betBlack",
  even: "parSheet.betEven",
  odd: "parSheet.betOdd",
  low: "parSheet.betLow",
  high: "parSheet.betHigh",
} as const satisfies Readonly<Record<RouletteParSheet["bets"][number]["bet"], MessageKey>>;

/** What each bet of a roulette table covers, pays and returns. */
export function RouletteSheet({
  sheet,
  request: { t, locale },
}: {
  readonly sheet: RouletteParSheet;
  readonly request: PageRequest;
}) {
  return (
    <DataTable
      caption={t("parSheet.bets")}
      columns={[
        { id: "bet", label: t("parSheet.bet") },
        { id: "covers", label: t("parSheet.covers"), align: "end" },
        { id: "pays", label: t("parSheet.betPays"), align: "end" },
        { id: "rtp", label: t("game.rtpShort"), align: "end" },
      ]}
      rows={sheet.bets.map(({ bet, covers, pays, rtp }) => ({
        id: bet,
        cells: [
          t(NAMES[bet]),
          t("parSheet.coversNumbers", { number: covers }),
          t("parSheet.betPaysTo", { odds: pays }),
          formatPercent(rtp, locale),
        ],
      }))}
    />
  );
}
