import type { Locale } from "@spilhus/contracts";
import { formatPercent } from "@spilhus/i18n/island";
import { ModalDialog } from "@spilhus/ui/react";
import type { RouletteTable } from "../../house-game/index.ts";
import type { RouletteTexts } from "../texts/rouletteTexts.ts";

interface RouletteRulesProps {
  readonly table: RouletteTable;
  readonly locale: Locale;
  readonly texts: RouletteTexts;
  readonly onClose: () => void;
}

/** Rules and pays of roulette, readable without a stake. */
export function RouletteRules({ table, locale, texts, onClose }: RouletteRulesProps) {
  const { t, money } = texts;
  const { odds } = table;
  const paid = [
    [t("houseGames.straight"), odds["straight"]],
    [`${t("houseGames.splitSide")} / ${t("houseGames.splitNext")}`, odds["split"]],
    [t("houseGames.street"), odds["street"]],
    [t("houseGames.corner"), odds["corner"]],
    [t("houseGames.sixLine"), odds["sixLine"]],
    [t("houseGames.columnsAndDozens"), odds["column"]],
    [t("houseGames.evenChances"), odds["red"]],
  ] as const;
  const facts = [
    [t("houseGames.rtp"), formatPercent(Math.round(table.rtpPercent * 100), locale)],
    [t("houseGames.stakeRange"), money(table.stakesOre[0] ?? 0)],
    [t("houseGames.mostPerRound"), money(table.maxStakeOre)],
    [t("houseGames.largestWin"), money(table.maxStakeOre * ((odds["straight"] ?? 0) + 1))],
  ] as const;
  return (
    <ModalDialog
      title={t("houseGames.rouletteRules")}
      closeLabel={t("houseGames.close")}
      place="sheet"
      onClose={onClose}
    >
      <div className="slot-rules">
        <p>{t("houseGames.rouletteRule")}</p>
        <h3>{t("houseGames.oddsTitle")}</h3>
        <dl className="slot-facts">
          {paid.map(([name, times]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="number">{t("houseGames.oddsOf", { odds: times ?? 0 })}</dd>
            </div>
          ))}
        </dl>
        <h3>{t("houseGames.factsTitle")}</h3>
        <dl className="slot-facts">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="number">{value}</dd>
            </div>
          ))}
        </dl>
        <p>{t("houseGames.roulettePace", { seconds: table.minRoundMs / 1_000 })}</p>
        <p>{t("houseGames.backRule")}</p>
      </div>
    </ModalDialog>
  );
}
