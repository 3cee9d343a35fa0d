export { ensureSpaces } from "./ensureSpaces.ts";
export { findReferrers } from "./findStories.ts";
export { mentions } from "./mentions.ts";
export { contentRoutes } from "./routes.ts";
export { spaceNumber } from "./spaceNumber.ts";
export { StoryQuerySchema } from "./storyQuery.ts";
export { type StoryRow, spaces, stories } from "./tables.ts";
