import type { Meta } from "@storybook/react-vite";
import {
  asset,
  noAsset,
  noLink,
  storyLink,
  block,
  fullGame,
  game,
  jackpot,
  rounds,
} from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** The front page's hero. The brand's look decides between a game with its jackpot and the next round. */
const meta = { title: "Blocks/Heroes/Front page", tags: ["every-brand"] } satisfies Meta;
export default meta;

const postbaaden = fullGame(game(3));
const gateway = { game: postbaaden, jackpots: [jackpot()], rounds: rounds(4) };

export const Full = blockStory((say) => ({
  blocks: [
    block("hero_frontpage", {
      eyebrow: say("Ugens spil", "Game of the week"),
      title: say("Postbåden lægger til kaj", "The mail boat is in"),
      text: say("Puljen vokser, hver gang nogen spiller med.", "The jackpot grows with every player."),
      cta_label: say("Spil nu", "Play now"),
      cta_link: storyLink("pages/game-overview"),
      secondary_label: say("Sådan virker det", "How it works"),
      secondary_link: storyLink("pages/faq"),
      game: postbaaden.slug,
    }),
  ],
  gateway,
}));

export const English = { ...Full, globals: { locale: "en" } };

/** The editor's own picture replaces the game's. */
export const OwnPicture = blockStory((say) => ({
  blocks: [
    block("hero_frontpage", {
      title: say("Velkommen indenfor", "Come on in"),
      image: asset(10, "", "wide"),
      cta_label: say("Se spillene", "See the games"),
      cta_link: storyLink("pages/game-overview"),
    }),
  ],
  gateway,
}));

/** The game was withdrawn, there is no jackpot and no planned round, and both links are empty. */
export const NothingToShow = blockStory((say) => ({
  blocks: [
    block("hero_frontpage", {
      title: say("Velkommen indenfor", "Come on in"),
      game: "nedlagt-spil",
      image: noAsset,
      cta_label: say("Spil nu", "Play now"),
      cta_link: noLink,
      secondary_label: "",
      secondary_link: noLink,
    }),
  ],
}));

export const LongWords = blockStory(() => ({
  blocks: [
    block("hero_frontpage", {
      eyebrow: "Efterårsferiearrangementer",
      title: "Vandrefalkeobservatørernes Sommerlejr",
      text: "Gennemspilningskravsfrie gevinster i hele efterårsferieperioden.",
      cta_label: "Tilmeldingsblanket",
      cta_link: storyLink("pages/signup"),
      secondary_label: "Deltagelsesbetingelser",
      secondary_link: storyLink("pages/terms"),
      game: postbaaden.slug,
    }),
  ],
  gateway,
}));
