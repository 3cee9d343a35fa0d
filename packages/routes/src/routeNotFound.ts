/**
 * A path that no page answers. `statusMessage` is the spec's text: `invalid` parameters give
 * "Page Not Found: {path}" (R8.04), an `unmatched` path "Page not found: {path}" (R8.05).
 */
export class RouteNotFound extends Error {
  readonly statusCode = 404;
  readonly statusMessage: string;
  readonly reason: "invalid" | "unmatched";

  constructor(reason: "invalid" | "unmatched", path: string) {
    const statusMessage = reason === "invalid" ? `Page Not Found: ${path}` : `Page not found: ${path}`;
    super(statusMessage);
    this.name = "RouteNotFound";
    this.reason = reason;
    this.statusMessage = statusMessage;
  }
}
