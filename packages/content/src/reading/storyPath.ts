import { ContentError } from "../errors/contentError.ts";

/**
 * Path of one story below the endpoint, each segment percent-encoded: `blog/nyt år` → `cdn/stories/blog/nyt%20%C3%A5r`.
 * A folder's start page keeps its trailing slash.
 * @throws ContentError `invalid-request` for an empty slug or one with `.`/`..` segments, which would leave the path
 */
export function storyPath(slug: string): string {
  const segments = slug.replace(/^\/+/, "").split("/");
  const inner = segments.at(-1) === "" ? segments.slice(0, -1) : segments;
  const bad =
    inner.length === 0 || inner.some((segment) => segment === "" || segment === "." || segment === "..");
  if (bad) throw new ContentError("invalid-request", `Not a story's slug: ${JSON.stringify(slug)}`);
  return `cdn/stories/${segments.map(encodeURIComponent).join("/")}`;
}
