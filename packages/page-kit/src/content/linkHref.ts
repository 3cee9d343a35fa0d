import type { Multilink } from "@spilhus/contracts";
import { ROUTES, pathOf, type Route } from "@spilhus/routes";

const routes: readonly Route[] = ROUTES;
const pathByStory = new Map(
  routes.flatMap((route) => (route.story ? [[route.story, pathOf(route)] as const] : [])),
);

/** Path of a story's page by full slug: pages at their route, everything else under its own slug. */
export function storyPath(fullSlug: string): string {
  // The vendor prefixes translated stories with their language; paths here carry none.
  const slug = fullSlug.replace(/^en\//, "").replace(/\/$/, "");
  return pathByStory.get(slug) ?? `/${slug}`;
}

const isSafe = (url: string) => /^(?:https?:|tel:|\/(?!\/)|[?#])/.test(url);

/**
 * The address of an editor's link, or `undefined` when it is empty or unsafe (`javascript:` and the like).
 */
export function linkHref(link: Multilink | undefined): string | undefined {
  if (!link) return undefined;
  const anchor = link.anchor ? `#${link.anchor}` : "";
  if (link.linktype === "story")
    return link.cached_url ? `${storyPath(link.cached_url)}${anchor}` : undefined;
  if (link.linktype === "email") {
    const address = (link.email || link.url || "").trim();
    return address ? `mailto:${address.replace(/^mailto:/, "")}` : undefined;
  }
  const url = link.url?.trim() ?? "";
  return isSafe(url) ? `${url}${anchor}` : undefined;
}
