import { isAccountPath, knownRouteOf, type Route } from "@spilhus/routes";
import { type Exchange, refererPath } from "../request/index.ts";
import { send } from "../respond/index.ts";

/** The class of the document at a path; an unknown page below the account area is shown under the account's policy. */
export const policyClassAt = (path: string): Route["policyClass"] =>
  knownRouteOf(path)?.policyClass ?? (isAccountPath(path) ? "player" : "public");

/** The policy of an error that is shown at a path. */
export const errorPolicyAt = (path: string): "public" | "player" =>
  policyClassAt(path) === "public" ? "public" : "player";

/**
 * Whether a navigation changes the policy class. The router keeps the first document and its policy, so an account page
 * would run beside vendors' scripts. A request without a referer counts as one from a public page.
 */
export function changesPolicyClass({ head, origin }: Pick<Exchange, "head" | "origin">, to: Route): boolean {
  const from = refererPath(head.referer, origin);
  return (from === undefined ? "public" : policyClassAt(from)) !== to.policyClass;
}

/** Answers 204, so that the router falls back to a full page load and drops a prefetch. */
export function sendFullLoad(exchange: Exchange): void {
  send(exchange, 204, ["Cache-Control", "private, no-store"]);
}
