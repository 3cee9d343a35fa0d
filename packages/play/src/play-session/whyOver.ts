import { SESSION_OVER_REASONS, type StreamEnd } from "@spilhus/contracts/play";
import { detailsOf, reasonOf } from "./playCalls.ts";

/** What stands against a player who is logged in, by the check result that a refusal names; the page of another one says it. */
const STANDING: Readonly<Record<string, StreamEnd["reason"]>> = {
  "reached-play-limits": "limit-reached",
  cooldown: "break",
  block: "break",
  deactivated: "excluded",
};

function namedReason(error: unknown): StreamEnd["reason"] | undefined {
  const { reason } = detailsOf(error);
  if (reasonOf(error) === "not-signed-in") return SESSION_OVER_REASONS.find((known) => known === reason);
  if (reasonOf(error) !== "restricted" || typeof reason !== "string") return undefined;
  return Object.hasOwn(STANDING, reason) ? STANDING[reason] : undefined;
}

/** What a refusal names as the reason for the end of a session or a restriction; without a name, what was known before. */
export function whyOver(error: unknown, known: StreamEnd): StreamEnd {
  const reason = namedReason(error);
  if (reason === undefined) return known;
  const { until } = detailsOf(error);
  return { reason, ...(typeof until === "string" && { until }) };
}
