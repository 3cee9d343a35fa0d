import { articleListBlock } from "../blog/articleListBlock.tsx";
import { helplinesBlock } from "../helplines/helplinesBlock.tsx";
import { cookieTableBlock } from "@spilhus/consent/cookie-table";
import { questionListBlock } from "../faq/questionListBlock.tsx";
import { contactBlock } from "../customer-service/contactBlock.tsx";
import { heroColourBlock } from "../heroes/heroColourBlock.tsx";
import { heroPageBlock } from "../heroes/heroPageBlock.tsx";
import { pressListBlock } from "../press/pressListBlock.tsx";
import type { BlockMap } from "@spilhus/page-kit/blocks";
import { imageBlock } from "../editorial-blocks/imageBlock.tsx";
import {
  featureListBlock,
  helpCardsBlock,
  statBandBlock,
  stepsBlock,
} from "../editorial-blocks/itemBlocks.tsx";
import { noticeBlock } from "../editorial-blocks/noticeBlock.tsx";
import { promoBandBlock } from "../editorial-blocks/promoBandBlock.tsx";
import { richTextBlock } from "../editorial-blocks/richTextBlock.tsx";

/** Blocks of editorial pages. */
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
