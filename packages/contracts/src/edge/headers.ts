/** Set by the edge on requests to an app; without it the app's own proxy computes the page context. */
export const EDGE_HEADER = "x-edge";
/** Correlates one request through edge, app and gateway; a client's own value is dropped. */
export const REQUEST_ID_HEADER = "x-request-id";
/** The brand of a browser call to the gateway, decided by the edge from Host. */
export const BRAND_HEADER = "x-brand";
/** Cache tags of a page, sent by the app's cache handler, removed by the edge. */
export const PAGE_TAGS_HEADER = "x-page-tags";
/** Query parameter that turns the draft preview on; its value is the brand's preview secret (R6.07). */
export const PREVIEW_PARAM = "_preview";
/** App route handler of the preview: verifies the secret and sets the bypass cookie, which the edge alone ends. */
export const PREVIEW_ENTER_PATH = "/internal/preview/enter";
/** Query parameter the framework's router puts on its own requests; no part of any address. */
export const ROUTER_PARAM = "_rsc";
