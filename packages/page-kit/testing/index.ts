export { asset, noAsset, noLink, pictureAddress, storyLink, urlLink } from "./assets.ts";
export { block, item, type RawBlock, rawBlock } from "./block.ts";
export { type BlockState, blockStoryOf, type Loaded } from "./blockStoryOf.tsx";
export {
  catalogue,
  fullGame,
  game,
  games,
  gamesWithLongNames,
  jackpot,
  LONG_NAMES,
  rounds,
  STORY_TIME,
  winners,
  proof,
} from "./games.ts";
export { type GatewayAnswers, gatewayNetwork } from "./gateway.ts";
export { offerOf } from "./offer.ts";
export {
  bulletList,
  doc,
  heading,
  image,
  linked,
  orderedList,
  paragraph,
  quote,
  type RichTextFixture,
  table,
  words,
} from "./richText.ts";
export { type Say, sayIn } from "./say.ts";
export { article, pressItem, question, shellSettings, story, storySource } from "./stories.ts";
export { storyRequest } from "./storyRequest.ts";
