"use client";
import { SessionClock } from "@spilhus/ui";
import type { ServerMoment } from "../session/serverMoment.ts";
import { useServerSeconds } from "./useServerSeconds.ts";

interface SessionClockIslandProps {
  readonly label: string;
  /** Server time. */
  readonly loggedInAt: string;
  readonly moment: ServerMoment;
  /** See `SessionClock`: `edge` on a page without a header. */
  readonly place?: "bar" | "edge";
}

/** Counts from the login, on server time. */
export function SessionClockIsland({ label, loggedInAt, moment, place = "bar" }: SessionClockIslandProps) {
  const now = useServerSeconds(moment);
  return (
    <SessionClock label={label} seconds={now - Math.floor(Date.parse(loggedInAt) / 1_000)} place={place} />
  );
}
