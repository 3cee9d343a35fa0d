import type { BrandDefinition } from "@spilhus/brand";
import { pathOf, ROUTES, type Route, gamePath, routeById } from "@spilhus/routes";
import type { SiteContent } from "@spilhus/page-kit/content";
import type { GameFeeds } from "@spilhus/page-kit/game-feeds";

/** Sources of the sitemap's addresses. */
interface Sources {
  readonly brand: Pick<BrandDefinition, "enabledRoutes">;
  readonly content: Pick<SiteContent, "articles" | "pageSlugs" | "pressItems">;
  readonly games: Pick<GameFeeds, "slugs">;
}

/** One address of the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  /** ISO date of the last change, if known. */
  readonly changedOn?: string;
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The sitemap protocol's XML; addresses are absolute. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedOn }) => {
    const date = changedOn ? `<lastmod>${escapeXml(changedOn)}</lastmod>` : "";
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${date}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Indexed routes of a brand without parameters. A page whose story is withdrawn answers 404, so it is left out. */
function fixedEntries(brand: Sources["brand"], published: ReadonlySet<string>): SitemapEntry[] {
  const routes: readonly (Route & { readonly id: string })[] = ROUTES;
  return routes
    .filter((route) => route.indexed && !route.params && brand.enabledRoutes.some((id) => id === route.id))
    .filter(({ story }) => story === undefined || published.has(story))
    .map((route) => ({ path: pathOf(route) }));
}

/** The addresses a search engine may index: pages, articles, press items and game pages. */
export async function sitemapEntries({ brand, content, games }: Sources): Promise<SitemapEntry[]> {
  const has = (id: string) => brand.enabledRoutes.some((enabled) => enabled === id);
  const [pages, articles, press, slugs] = await Promise.all([
    content.pageSlugs(),
    has("blog-article") ? content.articles() : [],
    has("press-item") ? content.pressItems() : [],
    has("game") ? games.slugs() : [],
  ]);
  return [
    ...fixedEntries(brand, pages),
    ...articles.map(({ slug, content: { published_on } }) => ({
      path: pathOf(routeById("blog-article"), { slug }),
      changedOn: published_on.slice(0, 10),
    })),
    ...press.map(({ slug, content: { published_on } }) => ({
      path: pathOf(routeById("press-item"), { slug }),
      changedOn: published_on.slice(0, 10),
    })),
    ...slugs.map((slug) => ({ path: gamePath(slug) })),
  ];
}
