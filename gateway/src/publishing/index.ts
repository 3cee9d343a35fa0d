export { type ImportedStory, importStories } from "./importStories.ts";
export { OutboxWorker } from "./outboxWorker.ts";
export { publishingRoutes } from "./routes.ts";
export { targetTeller } from "./tellTargets.ts";
