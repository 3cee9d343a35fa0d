export { PREVIEW_PARAM } from "@spilhus/contracts";
export {
  createContentClient,
  type ContentClient,
  type StoryResult,
  type StoriesResult,
} from "./client.ts";
export { type ContentClientConfig } from "./config.ts";
export { ContentError, type ContentErrorCode } from "./content-error.ts";
export { contentErrorText } from "./error-text.ts";
export { type ContentLogger } from "./logger.ts";
export { isPreviewRequest, type QueryParameters } from "./preview.ts";
export { type ContentFetchOptions, type ReadOptions, type ListOptions } from "./request-options.ts";
export { tagsForStoryRequest, tagsForListRequest } from "./request-tags.ts";
