import type { Game, GamePot, GameProof } from "@spilhus/contracts";
import { formatDate, formatNumber, formatOreShort, formatPercent } from "@spilhus/i18n";
import type { Room } from "@spilhus/contracts/bingo";
import type { GameFact } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { CATEGORY_NAME } from "@spilhus/page-kit/game-cards";

const VOLATILITY = {
  low: "game.volatilityLow",
  medium: "game.volatilityMedium",
  high: "game.volatilityHigh",
} as const;

type Words = Pick<PageRequest, "t" | "locale">;

/** A win in hundredths of the stake as a player reads it: `9.679,4 × indsatsen`. */
export const timesStake = (hundredths: number, { t, locale }: Words): string =>
  t("game.timesStake", { times: formatNumber(hundredths / 100, locale, hundredths % 100 === 0 ? 0 : 2) });

/** The word for a proved volatility. */
export const volatilityWord = (
  { volatility }: Pick<NonNullable<GameProof["rounds"]>, "volatility">,
  { t }: Words,
): string => t(VOLATILITY[volatility]);

const stakeRange = ({ minBetOre, maxBetOre }: Game, { t, locale }: Words): string =>
  t("game.betRange", { min: formatOreShort(minBetOre, locale), max: formatOreShort(maxBetOre, locale) });

/** Whether plates are sold for it, and not spins or bets. */
export const isHall = ({ category }: Pick<Game, "category">): boolean =>
  category === "bingo" || category === "banko";

/** A hall's smallest stake is one plate, its largest as many as a player may have. */
const hallFacts = (
  { minBetOre, maxBetOre }: Game,
  { t, locale }: Words,
  room?: Pick<Room, "guaranteedPrizeOre">,
): GameFact[] => [
  { label: t("schedule.platePrice"), value: formatOreShort(minBetOre, locale) },
  {
    label: t("game.platesPerPlayer"),
    value: t("game.atMost", { number: formatNumber(Math.floor(maxBetOre / minBetOre), locale) }),
  },
  ...(room
    ? [{ label: t("schedule.guaranteedPrize"), value: formatOreShort(room.guaranteedPrizeOre, locale) }]
    : []),
];

/** What one must be able to see before playing, on the art: proved figures, where there are any, and the stakes. */
export function heroFacts(game: Game, words: Words, room?: Pick<Room, "guaranteedPrizeOre">): GameFact[] {
  const { t, locale } = words;
  const { proof } = game;
  return [
    ...(proof
      ? [
          { label: t("game.rtpShort"), value: formatPercent(proof.rtp, locale) },
          ...(proof.rounds
            ? [
                { label: t("game.netWinRate"), value: formatPercent(proof.rounds.netWinRate, locale) },
                { label: t("game.volatility"), value: volatilityWord(proof.rounds, words) },
              ]
            : []),
        ]
      : []),
    ...(isHall(game)
      ? hallFacts(game, words, room)
      : [{ label: t("game.stake"), value: stakeRange(game, words) }]),
  ];
}

/** What the pot adds to the return, and how rarely it is won. */
const potFacts = (pot: GamePot, { t, locale }: Words): GameFact[] => [
  { label: t("game.rtpWithPot"), value: formatPercent(pot.rtpWithPot, locale) },
  {
    label: t("game.potChance"),
    value: t("game.potEvery", { amount: formatOreShort(pot.orePerWin, locale) }),
  },
];

/** Every fact of a game. A game without proof has no return, hit rate or volatility: nobody knows them. */
export function gameFacts(game: Game, request: PageRequest): GameFact[] {
  const { t, locale, brand } = request;
  const { proof } = game;
  return [
    ...(proof
      ? [
          { label: t("game.rtp"), value: formatPercent(proof.rtp, locale) },
          ...(proof.rounds
            ? [
                { label: t("game.hitRate"), value: formatPercent(proof.rounds.hitRate, locale) },
                { label: t("game.netWinRate"), value: formatPercent(proof.rounds.netWinRate, locale) },
                { label: t("game.volatility"), value: volatilityWord(proof.rounds, request) },
              ]
            : []),
          { label: t("game.largestWin"), value: timesStake(proof.largestWin, request) },
          ...(proof.pot ? potFacts(proof.pot, request) : []),
        ]
      : []),
    ...(isHall(game)
      ? hallFacts(game, request)
      : [
          { label: t("game.minBet"), value: formatOreShort(game.minBetOre, locale) },
          { label: t("game.maxBet"), value: formatOreShort(game.maxBetOre, locale) },
        ]),
    { label: t("game.provider"), value: game.provider.name },
    { label: t("game.category"), value: t(CATEGORY_NAME[game.category]) },
    { label: t("game.released"), value: formatDate(game.releasedOn, brand.timezone, locale) },
  ];
}
