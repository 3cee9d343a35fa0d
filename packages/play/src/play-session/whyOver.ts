import { SESSION_OVER_REASONS, type StreamEnd } from "@spilhus/contracts/play";
import { detailsOf, reasonOf } from "./playCalls.ts";

/** The reason that a refusal names for the end of a session, or for a restriction that is no more than a reached limit. */
export function whyOver(error: unknown, reason: StreamEnd["reason"]): StreamEnd["reason"] {
  const named = detailsOf(error)["reason"];
  if (reasonOf(error) === "restricted" && named === "reached-play-limits") return "limit-reached";
  if (reasonOf(error) !== "not-signed-in") return reason;
  return SESSION_OVER_REASONS.find((known) => known === named) ?? reason;
}
