import type { GameParSheet } from "@spilhus/contracts";
import { formatNumber } from "@spilhus/i18n";
import type { SheetWords } from "./sheetWords.ts";

/** How the figures of a sheet are proved, one sentence for each way. */
export function proofSteps(sheet: GameParSheet, { t, locale }: SheetWords): string[] {
  if (sheet.kind === "roulette") {
    return [t("parSheet.proofRoulette", { exact: sheet.exactRtp }), t("parSheet.proofNoMemory")];
  }
  const base = formatNumber(sheet.combinations.base, locale);
  const free = formatNumber(sheet.combinations.free, locale);
  return [
    sheet.combinations.free > 0
      ? t("parSheet.proofCycleFree", { base, free })
      : t("parSheet.proofCycle", { base }),
    ...(sheet.isSummedExactly ? [t("parSheet.proofExact", { exact: sheet.exactRtp })] : []),
    t("parSheet.proofRounds"),
    t("parSheet.proofNoMemory"),
  ];
}
