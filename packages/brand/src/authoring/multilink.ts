import type { Multilink } from "@spilhus/contracts";
import { routeById, ROUTES, type Route } from "@spilhus/routes";

const routes: readonly Route[] = ROUTES;
/** What stands before the slug of pages whose address is their story's: `/blog/`, `/presse/`. */
const ARTICLE_FOLDERS = [routeById("blog-article"), routeById("press-item")].map(({ path }) =>
  path.replace(/\{\w+\}$/, ""),
);

/** The story a path of the site is made of, or undefined when it is made of something else (a game, a query). */
export function storySlugOf(path: string): string | undefined {
  const folder = ARTICLE_FOLDERS.find((each) => path.startsWith(each));
  if (folder !== undefined && /^[a-z0-9-]+$/.test(path.slice(folder.length))) return path.slice(1);
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
