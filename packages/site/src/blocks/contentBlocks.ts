import { articleListBlock } from "../blog/articleListBlock.tsx";
import { helplinesBlock } from "../compliance/helplinesBlock.tsx";
import { cookieTableBlock } from "../consent/cookieTableBlock.tsx";
import { questionListBlock } from "../faq/questionListBlock.tsx";
import { contactBlock } from "../help/contactBlock.tsx";
import { heroColourBlock } from "../heroes/heroColourBlock.tsx";
import { heroPageBlock } from "../heroes/heroPageBlock.tsx";
import { pressListBlock } from "../press/pressListBlock.tsx";
import type { BlockMap } from "./defineBlock.tsx";
import { imageBlock } from "./imageBlock.tsx";
import { featureListBlock, helpCardsBlock, statBandBlock, stepsBlock } from "./itemBlocks.tsx";
import { noticeBlock } from "./noticeBlock.tsx";
import { promoBandBlock } from "./promoBandBlock.tsx";
import { richTextBlock } from "./richTextBlock.tsx";

/** Blocks of pages to read. */
export const contentBlocks = {
  hero_page: heroPageBlock,
  hero_colour: heroColourBlock,
  rich_text: richTextBlock,
  article_list: articleListBlock,
  press_list: pressListBlock,
  question_list: questionListBlock,
  promo_band: promoBandBlock,
  feature_list: featureListBlock,
  help_cards: helpCardsBlock,
  steps: stepsBlock,
  stat_band: statBandBlock,
  contact: contactBlock,
  image: imageBlock,
  cookie_table: cookieTableBlock,
  helplines: helplinesBlock,
  notice: noticeBlock,
} satisfies BlockMap;
