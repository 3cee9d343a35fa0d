import type { BrandDefinition } from "@spilhus/brand";
import type { GameSummary, Jackpot, Locale } from "@spilhus/contracts";
import { formatOre, formatOreShort, formatPercent, type KeyIn } from "@spilhus/i18n";
import type { Translate } from "@spilhus/i18n/island";
import type { GameCardContent, PictureProps } from "@spilhus/ui";
import { gamePath } from "@spilhus/routes";
import type { PictureUse } from "../pictures/makePicture.ts";

/**
 * One encoding and one width, sharp at double density: a page has dozens of cards, and each address stands twice in it.
 * AVIF needs half of WebP's bytes, and every supported browser shows it.
 */
const PORTRAIT = {
  widths: [400],
  ratio: 4 / 3,
  formats: ["avif"],
  quality: 40,
} as const;
const LANDSCAPE = {
  widths: [640],
  ratio: 10 / 16,
  formats: ["avif"],
  quality: 40,
} as const;

export interface CardContext {
  readonly brand: { readonly look: Pick<BrandDefinition["look"], "gameCard"> };
  readonly locale: Locale;
  readonly t: Translate<KeyIn<"game.card">>;
  /** Current jackpots, shown on their games. */
  readonly jackpots?: readonly Jackpot[];
}

/**
 * The content of a game's card.
 *
 * @param pictureOf makes the picture and reports options that cannot be met
 */
export function cardContent(
  game: GameSummary,
  { brand, locale, t, jackpots = [] }: CardContext,
  pictureOf: (address: string, alt: string, use: PictureUse) => PictureProps,
): GameCardContent {
  const isPortrait = brand.look.gameCard === "portrait";
  const jackpot = jackpots.find(({ id }) => id === game.jackpotId);
  return {
    id: game.slug,
    href: gamePath(game.slug),
    name: game.name,
    provider: game.provider.name,
    picture: isPortrait
      ? pictureOf(game.art.portrait, "", PORTRAIT)
      : pictureOf(game.art.landscape, "", LANDSCAPE),
    badges: [
      ...(game.isPlayable ? [{ label: t("game.isPlayable"), tone: "alt" as const }] : []),
      ...(game.isNew ? [{ label: t("game.isNew"), tone: "accent" as const }] : []),
      ...(game.jackpotId ? [{ label: t("game.hasJackpot"), tone: "jackpot" as const }] : []),
    ],
    facts: [
      // A return that nobody has proved is no fact.
      ...(game.proof ? [{ label: t("game.rtpShort"), value: formatPercent(game.proof.rtp, locale) }] : []),
      {
        label: t("game.bet"),
        value: t("game.betRange", {
          min: formatOreShort(game.minBetOre, locale),
          max: formatOreShort(game.maxBetOre, locale),
        }),
      },
    ],
    ...(jackpot ? { jackpot: formatOre(jackpot.amountOre, locale) } : {}),
  };
}
