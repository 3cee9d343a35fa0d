export { liveRun, type LiveSettings } from "./liveRun.ts";
export { memoryNotes } from "./memoryNotes.ts";
