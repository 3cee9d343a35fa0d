import { describe, expect, it } from "vitest";
import {
  type AuthoredStory,
  blocks,
  multilink,
  openingHours,
  pageStory,
  questionStory,
  shellStory,
} from "@spilhus/brand/authoring";
import { checkStories } from "./checkStories.ts";

const shell = shellStory({
  about: ["Om os", "About us"],
  opening_hours: [openingHours(["Hver dag", "Every day"], ["9–22", "9 am–10 pm"])],
  phone: "00 11 22 33",
  email: "hej@sted.dk",
});
const faq = (body: Parameters<typeof blocks.richText>[0]) =>
  pageStory("faq", {
    label: ["Hjælp", "Help"],
    seo: {
      title: ["Spørgsmål og svar", "Questions and answers"],
      description: [
        "Svar på det, vi oftest bliver spurgt om, samlet ét sted.",
        "Answers to what we are asked most often, in one place.",
      ],
    },
    body: [
      blocks.richText(body),
      blocks.helpCards({ items: [{ title: ["Se", "See"], link: multilink("/faq") }] }),
    ],
  });
const good = [shell, faq(["Se [svar](/faq)", "See [answers](/faq)"])];
const check = (...stories: readonly AuthoredStory[]) => checkStories(stories, ["faq"]);

describe("the check of a brand's stories", () => {
  it("finds nothing wrong with good stories", () => {
    expect(check(...good)).toEqual([]);
  });

  it("names a route without its story and a slug used twice (R2.02)", () => {
    expect(check(shell)).toEqual(["pages/faq: the story is missing."]);
    expect(check(...good, shell)).toEqual(["settings/shell: the slug is used twice."]);
  });

  it("names a text without its translation, and an empty one", () => {
    const { title__i18n__en: _, ...half } = blocks.heroPage({ title: ["Hej", "Hello"], text: ["", "Words"] });
    const [, page] = good;
    const story = {
      ...page!,
      content: { ...page!.content, hero: [{ ...half, component: "hero_page", _uid: "1" }] },
    };
    expect(check(shell, story)).toEqual([
      "pages/faq/hero/0/title: the text in en is missing.",
      "pages/faq/hero/0/text: the text is empty.",
    ]);
  });

  it("names a link to a page the brand does not have and a reference to a missing story (R2.55)", () => {
    const dead = faq(["Spil [casino](/casino) og læs [nyt](/blog/nyt)", "Words"]);
    expect(check(shell, dead).map((problem) => problem.replace(/^.*: /, ""))).toEqual([
      'there is no story "pages/casino".',
      'there is no story "blog/nyt".',
    ]);
  });

  it("names a block that breaks its contract, and a description too short for search engines", () => {
    const [, page] = good;
    const content = {
      ...page!.content,
      hero: [{ component: "hero_page", _uid: "1" }],
      seo_description: "Kort",
    };
    expect(check(shell, { ...page!, content })).toEqual([
      expect.stringContaining("pages/faq/hero/0/title: "),
      "pages/faq/seo_description: 4 characters, must be 50 to 160.",
    ]);
  });

  it("parses questions by their own contract", () => {
    const question = questionStory("hvad", 1, ["Konto", "Account"], ["Hvad?", "What?"], ["Det.", "That."]);
    expect(check(...good, question)).toEqual([]);
    expect(check(...good, { ...question, content: { ...question.content, answer: "tekst" } })).toHaveLength(
      1,
    );
  });
});
