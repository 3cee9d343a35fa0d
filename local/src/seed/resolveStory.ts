import type { StoryContent } from "@spilhus/contracts";
import type { ImportedStory } from "@spilhus/gateway";
import { SEED_ASSET_PREFIX, SEED_SLUG_PREFIX, type SeedStory, type SeedTime } from "./seedStory.ts";
import { derivedUuid, storyUuid } from "./storyUuid.ts";

/** What seeded names become. */
export interface SeedSpace {
  readonly brand: string;
  /** Slugs of all its stories. */
  readonly slugs: ReadonlySet<string>;
  /** Address of the drawing of a `seed:` asset name. */
  readonly assetAddress: (name: string) => string;
  /** The seed's clock, unix ms. */
  readonly anchor: number;
}

const DAY_MS = 86_400_000;

const timeOf = (time: SeedTime, anchor: number): Date =>
  typeof time === "string" ? new Date(time) : new Date(anchor - time.daysAgo * DAY_MS);

function isDaysAgo(value: object): value is { daysAgo: number } {
  return "daysAgo" in value && typeof value.daysAgo === "number" && Object.keys(value).length === 1;
}

function resolveText(text: string, space: SeedSpace): string {
  if (text.startsWith(SEED_SLUG_PREFIX)) {
    const slug = text.slice(SEED_SLUG_PREFIX.length);
    if (!space.slugs.has(slug)) throw new Error(`"${text}" names no story of ${space.brand}.`);
    return storyUuid(space.brand, slug);
  }
  return text.startsWith(SEED_ASSET_PREFIX) ? space.assetAddress(text) : text;
}

function resolve(value: unknown, space: SeedSpace): unknown {
  if (typeof value === "string") return resolveText(value, space);
  if (Array.isArray(value)) return value.map((item) => resolve(item, space));
  if (typeof value !== "object" || value === null) return value;
  if (isDaysAgo(value)) return timeOf(value, space.anchor).toISOString().slice(0, 10);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, resolve(field, space)]));
}

/**
 * Turns an authored story into what the content service stores: pictures become addresses, references uuids, days ago
 * dates.
 *
 * @param place in the file, for stories without a position.
 * @throws {Error} naming the story and a reference that leads nowhere.
 */
export function resolveStory(story: SeedStory, place: number, space: SeedSpace): ImportedStory {
  const { _uid: uid = derivedUuid("block", space.brand, story.full_slug) } = story.content;
  try {
    const content = resolve({ ...story.content, _uid: uid }, space) as StoryContent; // Its component and _uid are kept.
    return {
      uuid: storyUuid(space.brand, story.full_slug),
      fullSlug: story.full_slug,
      name: story.name,
      position: story.position ?? (place + 1) * 10,
      tagList: story.tag_list ?? [],
      isStartpage: false,
      firstPublishedAt: timeOf(story.first_published_at ?? { daysAgo: 0 }, space.anchor),
      content,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`brands/${space.brand}/content: story "${story.full_slug}": ${reason}`, { cause });
  }
}

/** Every `seed:` asset name in a story. */
export function assetNames(story: SeedStory): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      if (value.startsWith(SEED_ASSET_PREFIX) && !value.startsWith(SEED_SLUG_PREFIX)) found.add(value);
    } else if (typeof value === "object" && value !== null) {
      Object.values(value).forEach(walk);
    }
  };
  walk(story.content);
  return [...found];
}
