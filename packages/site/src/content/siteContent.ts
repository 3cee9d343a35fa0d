import {
  ArticleContentSchema,
  PageContentSchema,
  PressContentSchema,
  QuestionContentSchema,
  ShellSettingsSchema,
  type ArticleContent,
  type Locale,
  type PageContent,
  type PressContent,
  type QuestionContent,
  type ShellSettings,
  type Story,
} from "@spilhus/contracts";
import { ContentError, type ReadOptions } from "@spilhus/content";
import { contentClient } from "./contentClient.ts";
import { rememberContentVersion } from "./contentVersion.ts";

/** A story with its content parsed to one type. */
export interface StoryOf<Content> {
  readonly slug: string;
  readonly fullSlug: string;
  readonly content: Content;
}

/** Reads the stories of this site, each kind parsed by its contract. Missing stories are `undefined`. */
export interface SiteContent {
  page(slug: string): Promise<StoryOf<PageContent> | undefined>;
  shell(): Promise<ShellSettings>;
  article(slug: string): Promise<StoryOf<ArticleContent> | undefined>;
  /** Newest first. */
  articles(): Promise<readonly StoryOf<ArticleContent>[]>;
  pressItem(slug: string): Promise<StoryOf<PressContent> | undefined>;
  /** Newest first. */
  pressItems(): Promise<readonly StoryOf<PressContent>[]>;
  /** In the editors' order. */
  questions(): Promise<readonly StoryOf<QuestionContent>[]>;
}

interface Schema<Content> {
  readonly parse: (value: unknown) => Content;
}

function typed<Content>(story: Story, schema: Schema<Content>): StoryOf<Content> {
  return { slug: story.slug, fullSlug: story.full_slug, content: schema.parse(story.content) };
}

const newestFirst = (a: StoryOf<{ published_on: string }>, b: StoryOf<{ published_on: string }>) =>
  b.content.published_on.localeCompare(a.content.published_on);

/**
 * Opens the content of this site in a language.
 *
 * @param preview whether drafts are read, which is never cached (R6.07).
 */
export function siteContent(locale: Locale, preview: boolean): SiteContent {
  const options: ReadOptions = {
    ...(locale === "da" ? {} : { language: locale }),
    version: preview ? "draft" : "published",
  };
  const one = async <Content>(slug: string, schema: Schema<Content>, extra: ReadOptions = {}) => {
    try {
      const { story, cv } = await contentClient().story(slug, { ...options, ...extra });
      rememberContentVersion(cv);
      return typed(story, schema);
    } catch (error) {
      if (error instanceof ContentError && error.code === "not-found") return undefined;
      throw error;
    }
  };
  const all = async <Content>(startsWith: string, schema: Schema<Content>, extra: ReadOptions = {}) => {
    const stories = await contentClient().allStories({ ...options, ...extra, startsWith, perPage: 100 });
    return stories.map((story) => typed(story, schema));
  };
  return {
    page: (slug) => one(slug, PageContentSchema),
    async shell() {
      const story = await one("settings/shell", ShellSettingsSchema);
      if (!story) throw new Error('The story "settings/shell" is missing: no page can be drawn without it.');
      return story.content;
    },
    article: (slug) => one(`blog/${slug}`, ArticleContentSchema, { resolveRelations: ["article.related"] }),
    articles: async () => (await all("blog/", ArticleContentSchema)).toSorted(newestFirst),
    pressItem: (slug) => one(`presse/${slug}`, PressContentSchema),
    pressItems: async () => (await all("presse/", PressContentSchema)).toSorted(newestFirst),
    questions: () => all("faq/", QuestionContentSchema),
  };
}
