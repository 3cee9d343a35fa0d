import type { Game } from "@spilhus/contracts";
import { formatDate, formatOreShort, formatPercent } from "@spilhus/i18n";
import type { GameFact } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { CATEGORY_NAME } from "@spilhus/page-kit/game-cards";

const VOLATILITY = {
  low: "game.volatilityLow",
  medium: "game.volatilityMedium",
  high: "game.volatilityHigh",
} as const;

/** Facts that a player must be able to see before playing: return, volatility, stakes, provider. */
export function gameFacts(game: Game, { t, locale, brand }: PageRequest): GameFact[] {
  return [
    { label: t("game.rtp"), value: formatPercent(game.rtp, locale) },
    { label: t("game.volatility"), value: t(VOLATILITY[game.volatility]) },
    { label: t("game.minBet"), value: formatOreShort(game.minBetOre, locale) },
    { label: t("game.maxBet"), value: formatOreShort(game.maxBetOre, locale) },
    { label: t("game.provider"), value: game.provider.name },
    { label: t("game.category"), value: t(CATEGORY_NAME[game.category]) },
    { label: t("game.released"), value: formatDate(game.releasedOn, brand.timezone, locale) },
  ];
}
