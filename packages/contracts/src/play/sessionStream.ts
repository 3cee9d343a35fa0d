import { oneOf, orElse, record, type ValueOf, zonedTime } from "../shape/index.ts";
import { SESSION_OVER_REASONS } from "./sessionOver.ts";

/** The edge's own stream for a page that a player plays on: `text/event-stream` with `SESSION_EVENTS`. */
export const SESSION_STREAM_PATH = "/_session/events";

/** Why an open page may not be played on any more. */
export const STREAM_END_REASONS = [
  "session-ended",
  ...SESSION_OVER_REASONS,
  "restricted",
  "limit-reached",
] as const;

/**
 * Events about the player behind a stream. The stream of a room carries them too, between the room's own. After `ended` the
 * edge closes the stream; a page must not open it again before it knows where the player stands.
 */
export const SESSION_EVENTS = {
  ended: /* @__PURE__ */ record({
    reason: /* @__PURE__ */ oneOf(STREAM_END_REASONS),
    /** When a break ends. */
    until: /* @__PURE__ */ orElse(zonedTime, undefined),
  }),
};
export type StreamEnd = ValueOf<typeof SESSION_EVENTS.ended>;
