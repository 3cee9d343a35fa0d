export { type AuthoredBlock, type AuthoredStory, type Texts } from "./authoredStory.ts";
export { blocks, openingHours } from "./blocks.ts";
export { CONTENT_ICONS, type ContentIcon } from "./icons.ts";
export { multilink, storySlugOf } from "./multilink.ts";
export {
  cover,
  gameArt,
  illustration,
  ILLUSTRATIONS,
  type ArtStyle,
  type Inks,
  type Picture,
} from "./picture.ts";
export {
  articleStory,
  pageStory,
  pressStory,
  messageStory,
  offerStory,
  questionStory,
  shellStory,
  supportStory,
  type SearchWords,
} from "./stories.ts";
