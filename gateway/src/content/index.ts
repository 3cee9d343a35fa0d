export { ensureSpaces } from "./ensureSpaces.ts";
export { findReferrers } from "./findStories.ts";
export { localise } from "./localise.ts";
export { mentions } from "./mentions.ts";
export { CONTENT_SERVICE_CALLS, type ContentServices, contentServices } from "./calls.ts";
export { spaceNumber } from "./spaceNumber.ts";
export { type StoryRow, spaces, stories } from "./tables.ts";
