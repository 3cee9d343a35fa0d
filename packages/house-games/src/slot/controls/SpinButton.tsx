import { Icon } from "@spilhus/ui";
import type { KeyboardEvent } from "react";
import type { SlotTexts } from "../texts/slotTexts.ts";

interface SpinButtonProps {
  readonly stakeOre: number;
  readonly canPress: boolean;
  readonly canSkip: boolean;
  readonly onPress: () => void;
  readonly onSkip: () => void;
  readonly texts: SlotTexts;
}

/** A key that is held down presses again and again; each round needs a press of its own. */
const ignoreRepeats = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/** The one button that begins a round. It keeps the focus while the round runs, and then shows its result at once. */
export function SpinButton({ stakeOre, canPress, canSkip, onPress, onSkip, texts }: SpinButtonProps) {
  const { t, money } = texts;
  const label = canSkip ? t("houseGames.skip") : t("houseGames.pressFor", { stake: money(stakeOre) });
  return (
    <button
      type="button"
      className="slot-spin"
      aria-label={label}
      {...(!canPress && !canSkip && { "aria-disabled": true })}
      {...(canSkip && { "data-skips": "" })}
      onKeyDown={ignoreRepeats}
      onClick={canSkip ? onSkip : onPress}
    >
      <Icon name={canSkip ? "chevron-right" : "play"} />
      <span className="slot-spin-text">{canSkip ? t("houseGames.skipShort") : t("houseGames.press")}</span>
    </button>
  );
}
