import type { FreeSpinsView } from "../plan/slotView.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";

interface FreeSpinsPanelProps {
  readonly free: FreeSpinsView;
  readonly wonOre: number;
  readonly texts: SlotTexts;
}

/** The board over the reels when free spins begin and when they are over. */
export function FreeSpinsPanel({ free, wonOre, texts: { t, money } }: FreeSpinsPanelProps) {
  if (free.stage === "spins") return null;
  return (
    <div className="slot-panel" aria-hidden="true">
      {free.stage === "begins" ? (
        <>
          <p className="slot-panel-title">{t("houseGames.freeSpins", { count: free.of })}</p>
          <p className="slot-panel-text">{t("houseGames.freeSpinsTimes", { multiplier: free.multiplier })}</p>
        </>
      ) : (
        <>
          <p className="slot-panel-text">{t("houseGames.freeSpinsOver")}</p>
          <p className="slot-panel-title number">{money(wonOre)}</p>
        </>
      )}
    </div>
  );
}
