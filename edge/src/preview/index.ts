export { enterPreview, previewSecret } from "./enterPreview.ts";
export { leavePreviewEndpoint } from "./leavePreview.ts";
export { type PreviewCookie, previewCookie } from "./previewCookie.ts";
