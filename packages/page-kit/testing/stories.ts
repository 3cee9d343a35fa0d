import {
  StoriesAnswerSchema,
  type ArticleContent,
  type PressContent,
  type QuestionContent,
  type ShellSettings,
} from "@spilhus/contracts";
import type { StorySource } from "../src/content/openContent.ts";
import { asset } from "./assets.ts";
import { doc, paragraph } from "./richText.ts";
import type { Say } from "./say.ts";

const PUBLISHED = "2026-11-02T09:00:00.000Z";

/** A story as `GET /cdn/stories` sends it. */
export function story(fullSlug: string, content: Readonly<Record<string, unknown>>) {
  const slug = fullSlug.split("/").at(-1) ?? fullSlug;
  return {
    uuid: `00000000-0000-4000-8000-${slug.slice(0, 12).padEnd(12, "0")}`,
    id: 1,
    name: slug,
    slug,
    full_slug: fullSlug,
    lang: "default",
    content: { _uid: `uid-${slug}`, ...content },
    created_at: PUBLISHED,
    first_published_at: PUBLISHED,
    published_at: PUBLISHED,
    sort_by_date: null,
    position: 0,
    tag_list: [],
    is_startpage: false,
    parent_id: 0,
    group_id: "00000000-0000-4000-8000-000000000000",
    path: null,
    alternates: [],
  };
}

/** Stories that were answered, read as the content client reads an answer. */
export function storySource(stories: readonly unknown[]): StorySource {
  const answered = StoriesAnswerSchema.parse({ stories, cv: 1, rels: [], links: [] }).stories;
  return {
    story: async (slug) => answered.find(({ full_slug }) => full_slug === slug),
    allStories: async (startsWith) => answered.filter(({ full_slug }) => full_slug.startsWith(startsWith)),
  };
}

type Some<Content> = Partial<{
  readonly [Key in keyof Content as string extends Key ? never : Key]: Content[Key];
}>;
const seo = { seo_title: "", seo_description: "" };

export const article = (slug: string, fields: Some<ArticleContent> & { readonly title: string }) =>
  story(`blog/${slug}`, {
    component: "article",
    ...seo,
    teaser: "",
    category: "Guide",
    author: "Maja Holm",
    published_on: "2026-11-02",
    reading_minutes: 4,
    cover: asset(slug.charCodeAt(0) + slug.length),
    body: doc(),
    related: [],
    ...fields,
  });

export const pressItem = (slug: string, fields: Some<PressContent> & { readonly title: string }) =>
  story(`presse/${slug}`, {
    component: "press_item",
    ...seo,
    teaser: "",
    published_on: "2026-10-14",
    body: doc(),
    contact: "presse@example.com",
    ...fields,
  });

export const question = (slug: string, fields: Some<QuestionContent> & { readonly question: string }) =>
  story(`faq/${slug}`, { component: "question", category: "Konto", answer: doc(paragraph("")), ...fields });

/** `settings/shell`, which every page has. */
export const shellSettings = (say: Say, fields: Some<ShellSettings> = {}) =>
  story("settings/shell", {
    component: "shell_settings",
    about: "",
    opening_hours: [
      {
        component: "hours",
        _uid: "hours-1",
        days: say("Mandag–fredag", "Monday–Friday"),
        hours: "9.00–22.00",
      },
      {
        component: "hours",
        _uid: "hours-2",
        days: say("Lørdag–søndag", "Saturday–Sunday"),
        hours: "10.00–18.00",
      },
    ],
    phone: "70 10 20 30",
    email: "hej@example.com",
    ...fields,
  });
