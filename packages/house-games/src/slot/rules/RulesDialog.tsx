import type { Locale } from "@spilhus/contracts";
import { formatPercent } from "@spilhus/i18n/island";
import { ModalDialog } from "@spilhus/ui/react";
import type { SlotTable } from "../../house-game/index.ts";
import type { SlotSkin } from "../../skin/index.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";
import { oreOf } from "../plan/shownWins.ts";
import { LinesOfSlot } from "./LinesOfSlot.tsx";
import { PayTable } from "./PayTable.tsx";

interface RulesDialogProps {
  readonly table: SlotTable;
  readonly skin: SlotSkin;
  readonly locale: Locale;
  readonly stakeOre: number;
  readonly texts: SlotTexts;
  readonly onClose: () => void;
}

/** How wins come about, in words that follow from the table alone. */
function Rules({ table, texts: { t, nameOf, money } }: Pick<RulesDialogProps, "table" | "texts">) {
  const name = (symbol: string) => {
    const word = nameOf(symbol);
    return word.charAt(0).toUpperCase() + word.slice(1);
  };
  const free = table.kind === "lines" ? table.freeSpins : undefined;
  const counts = free ? Object.entries(free.spins) : [];
  return (
    <>
      <p>
        {table.kind === "lines"
          ? t("houseGames.linesRule", { lines: table.lines.length })
          : t("houseGames.waysRule")}
      </p>
      {table.wild !== undefined && (
        <p>
          {t("houseGames.wildRule", { symbol: name(table.wild) })}{" "}
          {table.kind === "lines" && table.doesWildExpand && t("houseGames.wildExpands")}
        </p>
      )}
      {table.kind === "ways" && (
        <p>
          {t("houseGames.tumbleRule", {
            multipliers: table.tumbleMultipliers.map((times) => `× ${times}`).join(", "),
          })}
        </p>
      )}
      {table.pot && (
        <p>
          {t("houseGames.potRule", {
            ...{ share: table.pot.sharePercent, name: table.pot.name },
            ...{ restart: money(table.pot.restartOre), perWin: money(table.pot.orePerWin) },
          })}
        </p>
      )}
      {free && (
        <p>
          {t("houseGames.freeRule", {
            symbol: name(free.scatter),
            count: Math.min(...counts.map(([count]) => Number(count))),
            spins: counts[0]?.[1] ?? 0,
            multiplier: free.multiplier,
          })}
        </p>
      )}
    </>
  );
}

/** Rules, pays in money at the chosen stake, and the game's proven figures; readable without a stake. */
export function RulesDialog({ table, skin, locale, stakeOre, texts, onClose }: RulesDialogProps) {
  const { t, money } = texts;
  const { figures, stakesOre } = table;
  const percent = (value: number) => formatPercent(Math.round(value * 100), locale);
  const facts = [
    [t("houseGames.rtp"), percent(figures.rtpPercent)],
    ...(figures.rtpWithPotPercent === undefined
      ? []
      : ([[t("houseGames.rtpWithPot"), percent(figures.rtpWithPotPercent)]] as const)),
    [t("houseGames.hitRate"), percent(figures.hitPercent)],
    [t("houseGames.netWinRate"), percent(figures.netWinPercent)],
    [t("houseGames.largestWin"), money(oreOf(figures.largestWin, stakeOre))],
    [
      t("houseGames.stakeRange"),
      t("houseGames.stakeRangeFrom", {
        least: money(stakesOre[0] ?? 0),
        most: money(stakesOre.at(-1) ?? 0),
      }),
    ],
  ] as const;
  return (
    <ModalDialog
      title={t("houseGames.rulesTitle")}
      closeLabel={t("houseGames.close")}
      place="sheet"
      onClose={onClose}
    >
      <div className="slot-rules">
        <h3>{t("houseGames.rulesStake", { stake: money(stakeOre) })}</h3>
        <PayTable table={table} skin={skin} stakeOre={stakeOre} texts={texts} />
        <Rules table={table} texts={texts} />
        {table.kind === "lines" && (
          <>
            <h3>{t("houseGames.linesTitle")}</h3>
            <LinesOfSlot lines={table.lines} rows={table.rows} texts={texts} />
          </>
        )}
        <h3>{t("houseGames.factsTitle")}</h3>
        <dl className="slot-facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t("houseGames.paceRule", { seconds: table.minRoundMs / 1_000 })}</p>
        <p>{t("houseGames.backRule")}</p>
      </div>
    </ModalDialog>
  );
}
