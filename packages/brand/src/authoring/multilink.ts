import type { Multilink } from "@spilhus/contracts";
import { ROUTES, type Route } from "@spilhus/routes";

const routes: readonly Route[] = ROUTES;
const ARTICLE = /^\/(blog|presse)\/[a-z0-9-]+$/;

/** The story a path of the site is made of, or undefined when it is made of something else (a game, a query). */
export function storySlugOf(path: string): string | undefined {
  if (ARTICLE.test(path)) return path.slice(1);
  return routes.find((route) => route.path === path)?.story;
}

/**
 * A link field from the address a visitor sees: `/bingo` becomes a link to its story, `/spiloversigt?nye=1` and
 * `https://…` stay addresses. External addresses open in a new tab. `anchor` has no `#`.
 */
export function multilink(
  address: string,
): Multilink & { readonly fieldtype: "multilink"; readonly id: string } {
  const [path = "", anchor] = address.split("#");
  const slug = storySlugOf(path);
  const target = address.startsWith("http") ? "_blank" : "_self";
  if (slug === undefined) {
    return { fieldtype: "multilink", linktype: "url", id: "", url: address, cached_url: address, target };
  }
  return {
    fieldtype: "multilink",
    linktype: "story",
    id: `seed:slug:${slug}`,
    url: "",
    cached_url: slug,
    ...(anchor ? { anchor } : {}),
    target,
  };
}
