import { useId } from "react";
import type { SlotTexts } from "../texts/slotTexts.ts";

interface StakeLadderProps {
  readonly stakesOre: readonly number[];
  readonly stakeOre: number;
  readonly onStake: (stakeOre: number) => void;
  /** Of a slot that pays along lines: how many. */
  readonly lines?: number;
  readonly isDisabled: boolean;
  readonly texts: SlotTexts;
}

/** Every stake of the game in sight, as radio buttons: arrows go from one to the next. */
export function StakeLadder({ stakesOre, stakeOre, onStake, lines, isDisabled, texts }: StakeLadderProps) {
  const name = useId();
  const { t, money, plain } = texts;
  return (
    <fieldset className="slot-stakes" disabled={isDisabled}>
      <legend className="slot-stakes-title">
        {t("houseGames.stake")}
        {lines !== undefined && ` · ${t("houseGames.perLine", { stake: money(stakeOre / lines) })}`}
      </legend>
      <div className="slot-stakes-row">
        {stakesOre.map((ore) => (
          <label className="slot-stake number" key={ore}>
            <input
              type="radio"
              className="slot-stake-input"
              name={name}
              value={ore}
              checked={ore === stakeOre}
              onChange={() => onStake(ore)}
              aria-label={money(ore)}
            />
            <span aria-hidden="true">{plain(ore)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
