import { knownRouteOf, type Route } from "@spilhus/routes";
import { type Exchange, refererPath } from "../request/index.ts";
import { send } from "../respond/index.ts";

/** The class of the document at a path; what is no page of ours is shown under the public policy. */
export const policyClassAt = (path: string): Route["policyClass"] =>
  knownRouteOf(path)?.policyClass ?? "public";

/** The policy of an error that is shown at a path. */
export const errorPolicyAt = (path: string): "public" | "player" =>
  policyClassAt(path) === "public" ? "public" : "player";

/**
 * Whether a router would draw a page of one policy class into a document of another: the first document's policy stays, so
 * an account page would stand beside vendors' scripts. Who does not say where they come from counts as public, and so is
 * always sent into a stricter class by a new document.
 */
export function changesPolicyClass({ head, origin }: Pick<Exchange, "head" | "origin">, to: Route): boolean {
  const from = refererPath(head.referer, origin);
  return (from === undefined ? "public" : policyClassAt(from)) !== to.policyClass;
}

/** Has the router load the address as a document, and a prefetch forget it: an answer without a payload. */
export function sendFullLoad(exchange: Exchange): void {
  send(exchange, 204, ["Cache-Control", "private, no-store"]);
}
