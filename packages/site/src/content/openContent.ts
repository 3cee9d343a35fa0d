import {
  ArticleContentSchema,
  PageContentSchema,
  PressContentSchema,
  QuestionContentSchema,
  ShellSettingsSchema,
  type ArticleContent,
  type PageContent,
  type PressContent,
  type QuestionContent,
  type ShellSettings,
  type Story,
} from "@spilhus/contracts";
import type { ReadOptions } from "@spilhus/content";

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

/** Where stories come from, in one language: the content service, or a story's fixtures in Storybook. */
export interface StorySource {
  /** `undefined` when there is no such story. */
  story(slug: string, options?: ReadOptions): Promise<Story | undefined>;
  /** Every story of a folder. */
  allStories(startsWith: string): Promise<readonly Story[]>;
}

interface Schema<Content> {
  readonly parse: (value: unknown) => Content;
}

function typed<Content>(story: Story, schema: Schema<Content>): StoryOf<Content> {
  return { slug: story.slug, fullSlug: story.full_slug, content: schema.parse(story.content) };
}

const newestFirst = (a: StoryOf<{ published_on: string }>, b: StoryOf<{ published_on: string }>) =>
  b.content.published_on.localeCompare(a.content.published_on);

/** Types the stories of a source. Every method throws where a story breaks its contract. */
export function openContent(source: StorySource): SiteContent {
  const one = async <Content>(slug: string, schema: Schema<Content>, options?: ReadOptions) => {
    const story = await source.story(slug, options);
    return story && typed(story, schema);
  };
  const all = async <Content>(startsWith: string, schema: Schema<Content>) =>
    (await source.allStories(startsWith)).map((story) => typed(story, schema));
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
