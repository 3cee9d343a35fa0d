import { notFound } from "next/navigation";
import type { ExperimentName, PageContent } from "@spilhus/contracts";
import { routeById, type RouteId } from "@spilhus/routes";
import { definePage, type PageDefinition } from "../page-definition/pageDefinition.ts";
import type { PageRequest } from "../page-request/pageRequest.ts";
import type { BlockMap, LoadedBlock } from "../blocks/defineBlock.tsx";
import { loadBlocks } from "../blocks/loadBlocks.ts";
import { StoryLayout } from "./StoryLayout.tsx";

export interface StoryPageData {
  readonly content: PageContent;
  readonly hero: readonly LoadedBlock[];
  readonly body: readonly LoadedBlock[];
  readonly sidebar: readonly LoadedBlock[];
}

/**
 * The slug of a page's story for the visitor's experiment versions: `pages/front`, or `pages/front--hero-b` when a version
 * has its own story.
 */
export function storySlugs(story: string, versions: PageRequest["versions"]): string[] {
  // Keys of this record are experiment names by its type.
  const names = Object.keys(versions) as ExperimentName[];
  return [...names.map((name) => `${story}--${name}-${versions[name]}`), story];
}

async function findStory(story: string, request: PageRequest): Promise<PageContent | undefined> {
  for (const slug of storySlugs(story, request.versions)) {
    const found = await request.content.page(slug);
    if (found) return found.content;
  }
  return undefined;
}

const elementsOf = (blocks: readonly LoadedBlock[]) => blocks.map(({ element }) => element);

/**
 * A page made of one story's blocks.
 *
 * @param blocks the blocks that this page may contain; only their code is loaded.
 */
export function storyPage(routeId: RouteId, blocks: BlockMap): PageDefinition<StoryPageData> {
  const route = routeById(routeId);
  const story = route.story;
  if (!story) throw new Error(`Route "${routeId}" has no story.`);
  return definePage<StoryPageData>({
    route: routeId,
    async load(request) {
      const content = await findStory(story, request);
      if (!content) notFound();
      const [hero, body, sidebar] = await Promise.all([
        loadBlocks(content.hero, blocks, request),
        loadBlocks(content.body, blocks, request),
        route.page.sidebar ? loadBlocks(content.sidebar, blocks, request) : [],
      ]);
      return { content, hero, body, sidebar };
    },
    describe: ({ content, body }, request) => ({
      title: content.seo_title,
      description: content.seo_description,
      ...(content.social_image?.filename ? { image: content.social_image.filename } : {}),
      data: body.flatMap((block) => block.structuredData ?? []),
      crumbs: routeId === "front" ? [] : [{ name: content.label, path: request.path }],
    }),
    Body: ({ data, request }) => (
      <StoryLayout
        hero={elementsOf(data.hero)}
        sidebar={data.sidebar.length > 0 ? elementsOf(data.sidebar) : undefined}
        sidebarLabel={request.t("shell.sidebar")}
      >
        {elementsOf(data.body)}
      </StoryLayout>
    ),
  });
}
