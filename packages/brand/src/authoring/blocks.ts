import type { BlockName, GameCategory, GameSort, Multilink } from "@spilhus/contracts";
import type { AuthoredBlock, Texts } from "./authoredStory.ts";
import type { ContentIcon } from "./icons.ts";
import type { Picture } from "./picture.ts";
import { richTextDocument } from "./richTextDocument.ts";
import { fieldForEach, translatedFields } from "./translatedFields.ts";

interface Heading {
  readonly title: Texts;
  readonly text?: Texts;
}
interface Action {
  readonly cta_label?: Texts;
  readonly cta_link?: Multilink;
}
interface Limited {
  readonly limit?: number;
}
interface GameList extends Heading, Limited {
  readonly source:
    | "curated"
    | "playable"
    | "played"
    | "popular"
    | "newest"
    | "jackpot"
    | "category"
    | "theme"
    | "provider";
  readonly category?: GameCategory;
  readonly theme?: string;
  readonly provider?: string;
  /** Game slugs in order, for `curated`. */
  readonly slugs?: readonly string[];
  readonly sort?: GameSort;
  readonly link_label?: Texts;
  readonly link?: Multilink;
}
interface Item extends Heading {
  readonly icon?: ContentIcon;
  readonly value?: Texts;
  readonly link_label?: Texts;
  readonly link?: Multilink;
}
interface Items extends Partial<Heading> {
  readonly items: readonly Item[];
}

const block = (component: BlockName | "item" | "hours", fields: object): AuthoredBlock => ({
  component,
  ...translatedFields({ ...fields }),
});
const gameList = (component: BlockName, { slugs, ...fields }: GameList) =>
  block(component, { ...fields, slugs: slugs?.join(",") });
const itemList = (component: BlockName, { items, ...fields }: Items) =>
  block(component, { ...fields, items: items.map((item) => block("item", item)) });

/** Builders of every block in `contracts`, by component name; `Texts` become a field and its translations. */
export const blocks = {
  heroFrontpage: (
    fields: Heading &
      Action & {
        readonly eyebrow?: Texts;
        readonly secondary_label?: Texts;
        readonly secondary_link?: Multilink;
        readonly image?: Picture;
        readonly game?: string;
      },
  ) => block("hero_frontpage", fields),
  heroPage: (fields: Heading & { readonly eyebrow?: Texts; readonly image?: Picture }) =>
    block("hero_page", fields),
  heroColour: (
    fields: Heading & Action & { readonly ground: "accent" | "action" | "raised"; readonly image?: Picture },
  ) => block("hero_colour", fields),
  /** In the markup of `richTextDocument`. */
  richText: (texts: Texts) => block("rich_text", fieldForEach("body", texts.map(richTextDocument))),
  gameRail: (fields: GameList) => gameList("game_rail", fields),
  gameGrid: (fields: GameList) => gameList("game_grid", fields),
  gameOverview: (fields: Heading) => block("game_overview", fields),
  winnersFeed: (fields: Heading & Limited) => block("winners_feed", fields),
  jackpots: (fields: Heading) => block("jackpots", fields),
  schedule: (fields: Heading & { readonly kind: "bingo" | "banko" | "all" }) => block("schedule", fields),
  articleList: (fields: Limited & { readonly title?: Texts; readonly category?: Texts }) =>
    block("article_list", fields),
  pressList: (fields: Limited & { readonly title?: Texts }) => block("press_list", fields),
  questionList: (fields: Limited & { readonly title?: Texts; readonly category?: Texts }) =>
    block("question_list", fields),
  promoBand: (fields: Heading & Action & { readonly image?: Picture; readonly terms?: Texts }) =>
    block("promo_band", fields),
  featureList: (fields: Items) => itemList("feature_list", fields),
  steps: (fields: Items) => itemList("steps", fields),
  statBand: (fields: Items) => itemList("stat_band", fields),
  helpCards: (fields: Items) => itemList("help_cards", fields),
  contact: (fields: Heading) => block("contact", fields),
  image: (fields: { readonly image: Picture; readonly caption?: Texts }) => block("image", fields),
  cookieTable: (fields: Heading) => block("cookie_table", fields),
  helplines: (fields: Heading) => block("helplines", fields),
  notice: (fields: {
    readonly title?: Texts;
    readonly text: Texts;
    readonly tone: "info" | "warning" | "calm";
  }) => block("notice", fields),
};

/** One line of opening hours, e.g. "Mandag–fredag" and "10–18". */
export const openingHours = (days: Texts, hours: Texts): AuthoredBlock => block("hours", { days, hours });
