export { type ImportedStory, importStories } from "./importStories.ts";
export { changeJobs } from "./changeJobs.ts";
export { publishingRoutes } from "./routes.ts";
export { targetNotifier } from "./notifyTargets.ts";
