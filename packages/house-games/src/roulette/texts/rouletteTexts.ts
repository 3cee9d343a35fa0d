import type { Locale } from "@spilhus/contracts";
import { coveredNumbers, type RouletteBet } from "@spilhus/game-math";
import { islandTranslator } from "@spilhus/i18n/island";
import type { RouletteMessages } from "../../house-game/index.ts";
import { slotTexts } from "../../slot/index.ts";
import { colourOf } from "../bets/betChoice.ts";

const COLOURS = { green: "houseGames.green", red: "houseGames.red", black: "houseGames.black" } as const;
const EVEN_CHANCES = {
  red: "houseGames.red",
  black: "houseGames.black",
  even: "houseGames.even",
  odd: "houseGames.odd",
  low: "houseGames.low",
  high: "houseGames.high",
} as const;

/** The sentences of a roulette table. */
export function rouletteTexts(messages: RouletteMessages, locale: Locale) {
  const shared = slotTexts(messages, locale);
  const t = islandTranslator(messages);
  const numberText = (number: number) =>
    t("houseGames.numberIs", { number, colour: t(COLOURS[colourOf(number)]) });

  const betText = (bet: RouletteBet): string => {
    const numbers = coveredNumbers(bet);
    if (bet.kind === "straight") return numberText(bet.number);
    if (bet.kind === "column") return t("houseGames.column", { which: bet.which });
    if (bet.kind === "dozen") return t("houseGames.dozen", { which: bet.which });
    if (bet.kind in EVEN_CHANCES)
      // Every other kind has been named above, or is one of numbers below.
      return t(EVEN_CHANCES[bet.kind as keyof typeof EVEN_CHANCES]);
    return t("houseGames.numbers", { numbers: numbers.join(", ") });
  };
  return { ...shared, t, numberText, betText };
}

export type RouletteTexts = ReturnType<typeof rouletteTexts>;
