import type { StoryContent } from "@spilhus/contracts";
import { derivedUuid } from "../deterministic/index.ts";
import { SEED_ASSET_PREFIX, SEED_SLUG_PREFIX, type SeedStory, type SeedTime } from "./seedStory.ts";
import { storyUuid } from "./storyUuid.ts";

/** A story as a content service stores it, published. */
export interface ResolvedStory {
  readonly uuid: string;
  readonly fullSlug: string;
  readonly name: string;
  readonly position: number;
  readonly tagList: readonly string[];
  readonly isStartpage: boolean;
  readonly firstPublishedAt: Date;
  readonly content: StoryContent;
}

/** Where the references of a brand's stories lead. */
export interface SeedSpace {
  readonly brand: string;
  /** Slugs of all stories of the brand. */
  readonly slugs: ReadonlySet<string>;
  /** Returns the address of the drawing that a `seed:` asset name refers to. */
  readonly assetAddress: (name: string) => string;
  /** The day that "days ago" counts from, unix ms. */
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
 * Turns an authored story into what the content service stores: asset names become addresses, references become uuids
 * and days ago become dates.
 *
 * @param index of the story in its file; it gives stories without a position their order.
 * @throws {Error} naming the story and a reference to a story that does not exist.
 */
export function resolveStory(story: SeedStory, index: number, space: SeedSpace): ResolvedStory {
  const { _uid: uid = derivedUuid("block", space.brand, story.full_slug) } = story.content;
  try {
    const content = resolve({ ...story.content, _uid: uid }, space) as StoryContent; // resolve keeps component and _uid
    return {
      uuid: storyUuid(space.brand, story.full_slug),
      fullSlug: story.full_slug,
      name: story.name,
      position: story.position ?? (index + 1) * 10,
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

/** Finds every `seed:` asset name in a story. */
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
