import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import type { RouteId } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import type { AuthoredStory } from "@spilhus/brand/authoring";
import { checkStories } from "./checkStories.ts";
import { eachField } from "./eachField.ts";

interface BrandStories {
  readonly id: string;
  readonly routes: readonly RouteId[];
  readonly stories: readonly AuthoredStory[];
}

const folder = resolve(import.meta.dirname, "../../../../brands");
const load = (id: string, file: string) => import(pathToFileURL(resolve(folder, id, file)).href);

/** Every folder of `brands/`; no test here names one. */
const brands: readonly BrandStories[] = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name: id }) => ({
      id,
      routes: (await load(id, "index.ts")).brand.enabledRoutes,
      stories: (await load(id, "content/stories.ts")).default,
    })),
);

const articlesOf = (stories: readonly AuthoredStory[]) =>
  stories.filter(({ content }) => content.component === "article");

/** A generated brand begins with starter texts; one with twelve articles has texts of its own. */
const established = brands.filter(({ stories }) => articlesOf(stories).length >= 12);

const LONG_ENOUGH_TO_BE_SOMEBODYS = 45;

/** Sentences long enough that a reader would notice a copy. */
function sentences(stories: readonly AuthoredStory[]): Set<string> {
  const texts = stories.flatMap(({ content }) =>
    [...eachField(content)].flatMap(({ value }) => (typeof value === "string" ? [value] : [])),
  );
  return new Set(
    texts
      .flatMap((text) => text.split(/(?<=[.!?]) /))
      .filter((sentence) => sentence.length >= LONG_ENOUGH_TO_BE_SOMEBODYS && sentence.includes(" ")),
  );
}

describe.each(brands)("the stories of $id", ({ stories, routes }) => {
  it("keep every contract, in both languages, with links that work (R2.55, R7.21)", () => {
    expect(checkStories(stories, routes)).toEqual([]);
  });

  it("relate articles to at least one other, never to themselves (R2.12)", () => {
    const alone = articlesOf(stories).filter(({ full_slug, content: { related } }) => {
      return !Array.isArray(related) || related.length === 0 || related.includes(`seed:slug:${full_slug}`);
    });
    expect(alone.map(({ full_slug }) => full_slug)).toEqual([]);
  });
});

describe("the brands beside each other", () => {
  it("never share a sentence, so that visitors see two companies", () => {
    expect(established.length).toBeGreaterThanOrEqual(2);
    const shared = established.flatMap((one, index) =>
      established.slice(index + 1).flatMap((other) => {
        const theirs = sentences(other.stories);
        return [...sentences(one.stories)]
          .filter((sentence) => theirs.has(sentence))
          .map((sentence) => `${one.id}, ${other.id}: ${sentence}`);
      }),
    );
    expect(shared).toEqual([]);
  });
});
