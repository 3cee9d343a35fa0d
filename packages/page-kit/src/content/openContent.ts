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
import { logger } from "../logging/logger.ts";

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
  /** Full slugs of the pages that are published, such as `pages/front`. */
  pageSlugs(): Promise<ReadonlySet<string>>;
}

/** Source of stories in one language: the content service, or fixtures in Storybook. */
export interface StorySource {
  /** `undefined` when there is no such story. */
  story(slug: string, options?: ReadOptions): Promise<Story | undefined>;
  /** Every story of a folder. */
  allStories(startsWith: string): Promise<readonly Story[]>;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface Schema<Content> {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: Content }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** The parsed story, or its contract violations. */
function typed<Content>(
  { slug, full_slug: fullSlug, content }: Story,
  schema: Schema<Content>,
): { readonly story: StoryOf<Content> } | { readonly story?: never; readonly problem: string } {
  const parsed = schema.safeParse(content);
  if (parsed.success) return { story: { slug, fullSlug, content: parsed.data } };
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.map(String).join(".")}: ${message}`);
  return { problem: `The story "${fullSlug}" breaks its contract: ${reasons.join("; ")}` };
}

const newestFirst = (a: StoryOf<{ published_on: string }>, b: StoryOf<{ published_on: string }>) =>
  b.content.published_on.localeCompare(a.content.published_on);

/**
 * Parses the stories of a source. A story that breaks its contract throws when it is read alone; in a list it is logged
 * and left out, so that one mistake of an editor does not empty the list (R8.11).
 */
export function openContent(source: StorySource): SiteContent {
  const one = async <Content>(slug: string, schema: Schema<Content>, options?: ReadOptions) => {
    const found = await source.story(slug, options);
    if (!found) return undefined;
    const result = typed(found, schema);
    if (!result.story) throw new Error(result.problem);
    return result.story;
  };
  const all = async <Content>(startsWith: string, schema: Schema<Content>) =>
    (await source.allStories(startsWith)).flatMap((found) => {
      const result = typed(found, schema);
      if (result.story) return [result.story];
      logger.error({ story: found.full_slug }, result.problem);
      return [];
    });
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
    pageSlugs: async () =>
      new Set((await source.allStories("pages/")).map(({ full_slug: fullSlug }) => fullSlug)),
  };
}
