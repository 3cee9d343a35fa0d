import { type GameParSheet, VOLATILITY_LIMITS } from "@spilhus/contracts";
import { formatNumber, formatOre, formatPercent } from "@spilhus/i18n";
import type { SheetWords } from "./sheetWords.ts";
import { timesStake, volatilityWord } from "../game-page/gameFacts.ts";

/** A figure with its value and what it means in plain words. */
export interface FigureRow {
  readonly id: string;
  readonly cells: readonly [figure: string, value: string, meaning: string];
}

const HUNDREDTHS = 100;
const WHOLE = 10_000;

function roundRows(sheet: GameParSheet, { t, locale }: SheetWords): FigureRow[] {
  const { rounds } = sheet.proof;
  if (!rounds) return [];
  const stakes = (hundredths: number, decimals: number) =>
    formatNumber(hundredths / HUNDREDTHS, locale, decimals);
  return [
    {
      id: "hit",
      cells: [t("game.hitRate"), formatPercent(rounds.hitRate, locale), t("parSheet.hitMeaning")],
    },
    {
      id: "net",
      cells: [t("game.netWinRate"), formatPercent(rounds.netWinRate, locale), t("parSheet.netWinMeaning")],
    },
    {
      id: "volatility",
      cells: [
        t("game.volatility"),
        volatilityWord(rounds, { t, locale }),
        t("parSheet.volatilityMeaning", {
          deviation: stakes(rounds.deviation, 2),
          medium: stakes(VOLATILITY_LIMITS.medium, 0),
          high: stakes(VOLATILITY_LIMITS.high, 0),
        }),
      ],
    },
  ];
}

function potRows({ proof: { pot } }: GameParSheet, { t, locale }: SheetWords): FigureRow[] {
  if (!pot) return [];
  const meaning = t("parSheet.potReturnMeaning", {
    ...{ share: formatPercent(pot.share, locale), name: pot.name },
    ...{ restart: formatOre(pot.restartOre, locale), perWin: formatOre(pot.orePerWin, locale) },
  });
  return [
    { id: "pot", cells: [t("parSheet.potReturn"), formatPercent(pot.rtp, locale), meaning] },
    {
      id: "rtp-with-pot",
      cells: [t("game.rtpWithPot"), formatPercent(pot.rtpWithPot, locale), t("parSheet.rtpWithPotMeaning")],
    },
  ];
}

function freeSpinRows(sheet: GameParSheet, { t, locale }: SheetWords): FigureRow[] {
  const chance = sheet.kind === "slot" ? (sheet.freeSpins?.chance ?? 0) : 0;
  if (chance === 0) return [];
  const every = formatNumber(Math.round(WHOLE / chance), locale);
  return [
    {
      id: "free",
      cells: [
        t("parSheet.freeSpins"),
        formatPercent(chance, locale),
        t("parSheet.freeSpinsMeaning", { every }),
      ],
    },
  ];
}

function stakeRow(sheet: GameParSheet, { t, locale }: SheetWords): FigureRow {
  const amounts = sheet.proof.stakesOre.map((ore) => formatOre(ore, locale)).join(" · ");
  return {
    id: "stakes",
    cells:
      sheet.kind === "roulette"
        ? [
            t("parSheet.chips"),
            amounts,
            t("parSheet.chipsMeaning", { most: formatOre(sheet.mostOre, locale) }),
          ]
        : [t("parSheet.stakes"), amounts, t("parSheet.stakesMeaning")],
  };
}

/** Every figure of a par sheet, in the order in which a player asks for them. */
export function figureRows(sheet: GameParSheet, request: SheetWords): FigureRow[] {
  const { t, locale } = request;
  const { proof, exactRtp } = sheet;
  return [
    {
      id: "rtp",
      cells: [t("game.rtp"), formatPercent(proof.rtp, locale), t("parSheet.rtpMeaning", { exact: exactRtp })],
    },
    ...potRows(sheet, request),
    ...roundRows(sheet, request),
    {
      id: "largest",
      cells: [t("game.largestWin"), timesStake(proof.largestWin, request), t("parSheet.largestMeaning")],
    },
    ...freeSpinRows(sheet, request),
    stakeRow(sheet, request),
  ];
}
