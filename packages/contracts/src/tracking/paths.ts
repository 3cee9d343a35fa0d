/** Where tracking is told (R7.19, R7.20); apart from the schemas, which the page that tells it does not need. */
export const TRACKING_PATHS = {
  pageRequest: "/gateway/tracking/api/public/page-request",
  event: "/gateway/tracking/api/public/event",
} as const;
