export type { RandomSource } from "./randomSource.ts";
export { recordDraws, type RecordedSource } from "./recordDraws.ts";
export { replayDraws } from "./replayDraws.ts";
export { shuffled } from "./shuffled.ts";
