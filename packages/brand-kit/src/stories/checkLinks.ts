import { matchRoute, type RouteId, RouteNotFound } from "@spilhus/routes";
import { type AuthoredStory, storySlugOf } from "@spilhus/brand/authoring";
import { eachField } from "./eachField.ts";

const OUTSIDE = /^https:\/\//;
const EMAIL = /^[\w.+-]+@[\w-]+\.[a-z]{2,}$/;
const REFERENCE = "seed:slug:";

/**
 * Every link leads to a story of this brand, a route this brand has, an https address or an e-mail address; every
 * reference names a story. Whether a game exists is the catalogue's to say.
 */
export function checkLinks(
  { full_slug, content }: AuthoredStory,
  slugs: ReadonlySet<string>,
  isEnabled: (id: RouteId) => boolean,
): string[] {
  const wrongAddress = (address: string): string | undefined => {
    if (OUTSIDE.test(address)) return undefined;
    const path = address.split(/[?#]/)[0] ?? "";
    const story = storySlugOf(path);
    if (story !== undefined && !slugs.has(story)) return `there is no story "${story}"`;
    try {
      matchRoute(path, isEnabled);
      return undefined;
    } catch (error) {
      if (error instanceof RouteNotFound) return `no route of this brand answers "${address}"`;
      throw error;
    }
  };
  const problems: string[] = [];
  const report = (place: string, problem: string | undefined) => {
    if (problem) problems.push(`${full_slug}/${place}: ${problem}.`);
  };
  for (const { place, name, value, owner } of eachField(content)) {
    if (typeof value !== "string") continue;
    if (value.startsWith(REFERENCE) && !slugs.has(value.slice(REFERENCE.length))) {
      report(place, `there is no story "${value.slice(REFERENCE.length)}"`);
    }
    const isLink = name === "href" || (name === "url" && owner["linktype"] === "url");
    if (!isLink) continue;
    if (owner["linktype"] !== "email") report(place, wrongAddress(value));
    else if (!EMAIL.test(value)) report(place, `"${value}" is no e-mail address`);
  }
  return problems;
}
