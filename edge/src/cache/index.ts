export { AnswerCache, type CacheStats, type Hit, type Loaded } from "./answerCache.ts";
