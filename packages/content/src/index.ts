export { PREVIEW_PARAM } from "@spilhus/contracts";
export {
  createContentClient,
  type ContentClient,
  type StoryResult,
  type StoriesResult,
} from "./client/client.ts";
export { type ContentClientConfig } from "./reading/config.ts";
export { ContentError, type ContentErrorCode } from "./errors/contentError.ts";
export { contentErrorText } from "./errors/errorText.ts";
export { type ContentLogger } from "./logger/logger.ts";
export { type ContentFetchOptions, type ReadOptions, type ListOptions } from "./reading/requestOptions.ts";
export { tagsForStoryRequest, tagsForListRequest } from "./reading/requestTags.ts";
export {
  type ImageOptions,
  type ImageFormat,
  usableImageOptions,
  imageUrl,
  imageSize,
  shownSize,
  type ImageSize,
  imageSrcset,
} from "./images/index.ts";
export {
  linkAttributes,
  type LinkAttributes,
  type StoryHref,
  type StoryTarget,
} from "./rich-text/linkTarget.ts";
export { isRichTextEmpty } from "./rich-text/richTextNode.ts";
export { safeHref } from "./rich-text/safeHref.ts";
