export { type Answer, AnswerCache } from "./answerCache.ts";
export { brandOfCall } from "./brandOfCall.ts";
export { errorHandler, notFoundHandler } from "./errorHandler.ts";
export { HttpError } from "./httpError.ts";
export { isUnchanged } from "./isUnchanged.ts";
export { parse } from "./parse.ts";
export { refusal } from "./refusal.ts";
export { requireSignature } from "./signedCalls.ts";
export { type Site, siteOfCall } from "./siteOfCall.ts";
