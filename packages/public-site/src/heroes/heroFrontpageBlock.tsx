import type { Asset, Game, Jackpot, ScheduledRound } from "@spilhus/contracts";
import { formatOre, formatOreShort } from "@spilhus/i18n";
import { gamePath } from "@spilhus/routes";
import { FrontHero } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { assetPicture, pictureOf, withNarrow } from "@spilhus/page-kit/pictures";
import { JackpotsIsland } from "../jackpots/JackpotsIsland.tsx";
import { RoundsIsland } from "../schedule/RoundsIsland.tsx";
import { oneRoundPerStart, roundTime, upcomingRounds } from "../schedule/rounds.ts";
import { actionsOf } from "./actions.tsx";

export interface FrontHeroData {
  readonly game: Game | undefined;
  readonly jackpot: Jackpot | undefined;
  readonly asOf: string;
  readonly rounds: readonly ScheduledRound[];
}

/** As tall as the hero, so wider than the window: the text covers its left part. */
const ART = { widths: [960, 1280, 1600, 1920], sizes: "100vw", priority: true };
/** Above the text, with the game in the middle. */
const NARROW_ART = { widths: [400, 560, 720, 960], sizes: "100vw", ratio: 4 / 5, priority: true };
const NARROW = "(max-width: 59.98rem)";
/** Beside or below the text. */
const PEOPLE = {
  widths: [400, 560, 720, 960, 1280],
  sizes: "(min-width: 80rem) 37rem, (min-width: 60rem) 46vw, 92vw",
  priority: true,
};

function artOf(image: Asset | undefined, game: Game | undefined, isCinematic: boolean) {
  const own = assetPicture(image, isCinematic ? ART : PEOPLE);
  if (own || !game) return own;
  return withNarrow(pictureOf(game.art.wide, "", ART), pictureOf(game.art.landscape, "", NARROW_ART), NARROW);
}

/** Number of rounds: the next one, and those that replace it while the visitor stays on the page. */
const ROUNDS = 4;

function nextRound(round: ScheduledRound, { t, locale, brand }: PageRequest) {
  return {
    id: round.id,
    label: t("schedule.next"),
    name: round.room.name,
    dateTime: round.startsAt,
    time: t("schedule.startsAt", { time: roundTime(round, brand.timezone) }),
    countdownLabel: t("schedule.startsIn"),
    priceLabel: t("schedule.platePrice"),
    price: formatOreShort(round.platePriceOre, locale),
    prizeLabel: t("schedule.guaranteedPrize"),
    prize: formatOreShort(round.guaranteedPrizeOre, locale),
    action: { href: gamePath(round.room.slug), label: t("schedule.toRoom") },
  };
}

/** The front page's hero: a game with its jackpot, or the next round, depending on the brand's look. */
export const heroFrontpageBlock = defineBlock<"hero_frontpage", FrontHeroData>({
  async load(block, { games, brand }) {
    const isSchedule = brand.look.hero === "schedule";
    const [game, { jackpots, serverTime }, schedule] = await Promise.all([
      block.game ? games.game(block.game) : undefined,
      games.jackpots(),
      isSchedule ? games.schedule() : undefined,
    ]);
    const jackpot = jackpots.find(({ id }) => id === game?.jackpotId) ?? jackpots[0];
    const rounds = schedule
      ? oneRoundPerStart(upcomingRounds(schedule, schedule.serverTime)).slice(0, ROUNDS)
      : [];
    return { game, jackpot, asOf: serverTime, rounds };
  },
  Component: ({ block, data: { game, jackpot, asOf, rounds }, request }) => {
    const { t, locale, brand } = request;
    const isCinematic = brand.look.hero === "cinematic";
    const picture = artOf(block.image, game, isCinematic);
    const actions = actionsOf(
      { label: block.cta_label, link: block.cta_link },
      { label: block.secondary_label, link: block.secondary_link },
    );
    return (
      <>
        <FrontHero
          variant={brand.look.hero}
          title={block.title}
          {...(block.eyebrow ? { eyebrow: block.eyebrow } : {})}
          {...(block.text ? { text: block.text } : {})}
          {...(actions ? { actions } : {})}
          {...(picture ? { picture } : {})}
          {...(isCinematic && jackpot
            ? {
                jackpot: {
                  id: jackpot.id,
                  label: t("game.currentJackpot"),
                  amountOre: jackpot.amountOre,
                  growthOrePerMinute: jackpot.growthOrePerMinute,
                  asOf,
                  text: formatOre(jackpot.amountOre, locale),
                },
              }
            : {})}
          {...(isCinematic ? {} : { rounds: rounds.map((round) => nextRound(round, request)) })}
        />
        {isCinematic && jackpot && <JackpotsIsland brand={brand.id} locale={locale} />}
        {!isCinematic && rounds.length > 0 && <RoundsIsland startedText={t("schedule.started")} />}
      </>
    );
  },
});
