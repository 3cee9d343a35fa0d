import { KNOWN_ROUTES } from "./plannedRoutes.ts";

/** First path segments of the pages with a stricter content security policy than a public one. */
export const STRICT_AREAS: readonly string[] = [
  ...new Set(
    KNOWN_ROUTES.filter(({ policyClass }) => policyClass !== "public").map(
      ({ path }) => path.split("/")[1] ?? "",
    ),
  ),
];
