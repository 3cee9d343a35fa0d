export { type ImportedStory, importStories } from "./importStories.ts";
export { changeJobs } from "./changeJobs.ts";
export { PUBLISHING_CALLS, type PublishingServices } from "./calls.ts";
export { targetNotifier } from "./notifyTargets.ts";
