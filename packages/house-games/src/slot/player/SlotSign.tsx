import type { PlayMode } from "@spilhus/contracts/play";
import type { SlotTable } from "../../house-game/index.ts";
import type { SlotView } from "../plan/slotView.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";

interface SlotSignProps {
  readonly name: string;
  readonly table: SlotTable;
  readonly mode: PlayMode;
  readonly view: SlotView;
  readonly texts: SlotTexts;
}

/** Multipliers of the falls, the one that counts now lit. */
function Multipliers({ table, view }: Pick<SlotSignProps, "table" | "view">) {
  if (table.kind !== "ways") return null;
  return (
    <p className="slot-multipliers" aria-hidden="true">
      {table.tumbleMultipliers.map((multiplier) => (
        <span
          key={multiplier}
          className="slot-multiplier number"
          {...(view.wins.length > 0 && view.multiplier === multiplier && { "data-lit": "" })}
        >
          ×{multiplier}
        </span>
      ))}
    </p>
  );
}

/** The sign over the reels: the game's name, or that free spins are under way, which no one can miss. */
export function SlotSign({ name, table, mode, view, texts }: SlotSignProps) {
  const { t, money } = texts;
  const { free } = view;
  return (
    <div className="slot-sign">
      {mode === "demo" && <p className="slot-demo">{t("houseGames.demoNote")}</p>}
      {free?.stage === "spins" ? (
        <p className="slot-free number">
          <span>{t("houseGames.freeSpin", { spin: free.spin, of: free.of })}</span>
          <span>{t("houseGames.times", { multiplier: free.multiplier })}</span>
          <span>{t("houseGames.wonSoFar", { amount: money(view.wonOre) })}</span>
        </p>
      ) : (
        <p className="slot-name" lang="da">
          {name}
        </p>
      )}
      <Multipliers table={table} view={view} />
    </div>
  );
}
