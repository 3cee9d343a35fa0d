import type { SlotParSheet } from "@spilhus/contracts";
import { formatNumber } from "@spilhus/i18n";
import { ArticleBody, DataTable } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { symbolName } from "./symbolName.ts";

interface Props {
  readonly sheet: SlotParSheet;
  readonly request: PageRequest;
}

const times = (hundredths: number, { locale }: PageRequest) =>
  `${formatNumber(hundredths / 100, locale, hundredths % 100 === 0 ? 0 : 2)} ×`;

/** What each run pays, the longest runs first. */
function Pays({ sheet, request }: Props) {
  const { t } = request;
  const counts = [...new Set(sheet.pays.flatMap(({ runs }) => runs.map(({ count }) => count)))].toSorted(
    (one, other) => other - one,
  );
  return (
    <DataTable
      caption={t("parSheet.pays")}
      columns={[
        { id: "symbol", label: t("parSheet.symbol") },
        ...counts.map((count) => ({
          id: `run-${count}`,
          label: t("parSheet.ofAKind", { count }),
          align: "end" as const,
        })),
      ]}
      rows={sheet.pays.map(({ symbol, runs }) => ({
        id: symbol,
        cells: [
          symbolName(symbol, request),
          ...counts.map((count) => {
            const run = runs.find((each) => each.count === count);
            return run ? times(run.pay, request) : "–";
          }),
        ],
      }))}
    />
  );
}

function ScatterPays({ sheet: { freeSpins }, request }: Props) {
  if (!freeSpins) return null;
  const { t } = request;
  return (
    <DataTable
      caption={t("parSheet.scatterPays", { symbol: symbolName(freeSpins.scatter, request) })}
      columns={[
        { id: "count", label: t("parSheet.scatterCount") },
        { id: "pay", label: t("parSheet.scatterPay"), align: "end" },
        { id: "spins", label: t("parSheet.scatterSpins"), align: "end" },
      ]}
      rows={freeSpins.byCount.map(({ count, pay, spins }) => ({
        id: String(count),
        cells: [count, times(pay, request), spins],
      }))}
    />
  );
}

function Rules({ sheet, request }: Props) {
  const { t, locale } = request;
  const { paysAlong, reels, rows, wild, freeSpins } = sheet;
  const isLines = paysAlong.kind === "lines";
  const number = formatNumber(isLines ? paysAlong.lines.length : paysAlong.ways, locale);
  return (
    <ArticleBody>
      <h2>{t("parSheet.rules")}</h2>
      <ul>
        <li>{t(isLines ? "parSheet.layoutLines" : "parSheet.layoutWays", { reels, rows, number })}</li>
        {paysAlong.kind === "ways" && (
          <li>{t("parSheet.tumbles", { multipliers: paysAlong.tumbleMultipliers.join(", ") })}</li>
        )}
        {wild && (
          <li>
            {t("parSheet.wild", { symbol: symbolName(wild.symbol, request) })}
            {wild.doesExpand && ` ${t("parSheet.wildExpands")}`}
          </li>
        )}
        {freeSpins && <li>{t("parSheet.freeSpinsRule", { multiplier: freeSpins.multiplier })}</li>}
        {isLines && (
          <li>
            {t("parSheet.lines")}:{" "}
            {paysAlong.lines.map((line) => line.map((row) => row + 1).join("-")).join(", ")}
          </li>
        )}
      </ul>
    </ArticleBody>
  );
}

/** How often each symbol stands on each reel. */
function Reels({
  caption,
  reels,
  request,
}: {
  readonly caption: string;
  readonly reels: readonly Readonly<Record<string, number>>[];
  readonly request: PageRequest;
}) {
  const { t } = request;
  const symbols = [...new Set(reels.flatMap((counts) => Object.keys(counts)))];
  const total = (counts: Readonly<Record<string, number>>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <DataTable
      caption={caption}
      columns={[
        { id: "symbol", label: t("parSheet.symbol") },
        ...reels.map((_, index) => ({
          id: `reel-${index}`,
          label: t("parSheet.reel", { reel: index + 1 }),
          align: "end" as const,
        })),
      ]}
      rows={[
        ...symbols.map((symbol) => ({
          id: symbol,
          cells: [symbolName(symbol, request), ...reels.map((counts) => counts[symbol] ?? 0)],
        })),
        { id: "stops", cells: [t("parSheet.stops"), ...reels.map(total)] },
      ]}
    />
  );
}

/** The rules, pays and symbol counts of a slot. */
export function SlotSheet({ sheet, request }: Props) {
  const { t } = request;
  const { base, free } = sheet.symbolsByReel;
  return (
    <>
      <Rules sheet={sheet} request={request} />
      <p>{t("parSheet.paysText")}</p>
      <Pays sheet={sheet} request={request} />
      <ScatterPays sheet={sheet} request={request} />
      <p>{t("parSheet.reelsText")}</p>
      <Reels caption={t("parSheet.reels")} reels={base} request={request} />
      {free.length > 0 && <Reels caption={t("parSheet.reelsFree")} reels={free} request={request} />}
    </>
  );
}
