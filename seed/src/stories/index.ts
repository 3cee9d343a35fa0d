export { readStories } from "./readStories.ts";
export { assetNames, resolveStory, type ResolvedStory, type SeedSpace } from "./resolveStory.ts";
export type { SeedStory } from "./seedStory.ts";
export { storyUuid } from "./storyUuid.ts";
