import type { Meta } from "@storybook/react-vite";
import { noAsset, block, type Say, article } from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";

/** Articles, newest first. Without a limit the block lists all articles and highlights the newest. */
const meta = { title: "Blocks/Editorial/Article list" } satisfies Meta;
export default meta;

const articles = (say: Say) => [
  article("derfor-taber-man", {
    title: say("Derfor taber man i længden", "Why one loses in the long run"),
    teaser: say("Et tal, alle spil har, og få forstår.", "A figure every game has and few understand."),
    published_on: "2026-11-12",
  }),
  article("en-aften-i-salen", {
    title: say("En aften i bankosalen", "An evening in the banko hall"),
    teaser: say("Kaffe, kryds og ni rækker.", "Coffee, crosses and nine rows."),
    category: say("Reportage", "Report"),
    published_on: "2026-10-30",
    reading_minutes: 7,
  }),
  article("pauseknappen", {
    title: say("Pauseknappen, vi selv bad om", "The pause button we asked for"),
    teaser: say("24 timer er nok til at tænke.", "24 hours are enough to think."),
    published_on: "2026-09-02",
    reading_minutes: 1,
  }),
];

export const WholeBlog = blockStory((say) => ({
  blocks: [block("article_list", {})],
  stories: articles(say),
}));

export const TwoUnderATitle = blockStory((say) => ({
  blocks: [block("article_list", { title: say("Nyt fra bloggen", "From the blog"), limit: 2 })],
  stories: articles(say),
}));

export const English = { ...TwoUnderATitle, globals: { locale: "en" } };

export const LongWordsWithoutCovers = blockStory(() => ({
  blocks: [block("article_list", { title: "Ansvarlighedsforanstaltninger", limit: 3 })],
  stories: ["Selvudelukkelsesregistreringsguiden", "Kastanjemelsprøvesmagningsreportage"].map(
    (title, index) =>
      article(`lang-${index}`, {
        title,
        category: "Tilbagebetalingsprocentberegning",
        teaser: "Indbetalingsgrænseforhøjelsesansøgningsblanketten gennemgået felt for felt.",
        cover: noAsset,
      }),
  ),
}));

/** The category has no articles. */
export const None = blockStory((say) => ({
  blocks: [block("article_list", { title: say("Nyheder", "News"), category: "Nyt" })],
  stories: articles(say),
}));
