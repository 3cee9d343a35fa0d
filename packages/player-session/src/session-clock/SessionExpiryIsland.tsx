"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { islandTranslator, type IslandMessages } from "@spilhus/i18n/island";
import { clockText } from "@spilhus/ui";
import { SessionExpiryDialog } from "@spilhus/ui/react";
import type { ServerMoment } from "../session/serverMoment.ts";
import type { ExpiryKey } from "./sessionKeys.ts";
import { useServerSeconds } from "./useServerSeconds.ts";

interface SessionExpiryIslandProps {
  /** When the session ends unless it is used, on the server's clock; moved on by whoever asks the server. */
  readonly expiresAt: string;
  readonly moment: ServerMoment;
  /** How long before the end the player is asked. */
  readonly warnSeconds: number;
  /** Uses the session, so that it goes on. */
  readonly onStay: () => Promise<void>;
  readonly onLogOut: () => void;
  /** The time is up. */
  readonly onExpired: () => void;
  readonly messages: IslandMessages<ExpiryKey>;
}

/** Asks before a session ends; one press, or Escape, and it goes on (WCAG 2.2.1). */
export function SessionExpiryIsland(props: SessionExpiryIslandProps) {
  const { expiresAt, moment, warnSeconds, onStay, onLogOut, onExpired, messages } = props;
  const t = islandTranslator(messages);
  const [isAsking, setAsking] = useState(false);
  /** The end that could not be moved; another one has another warning. */
  const [failedFor, setFailedFor] = useState<string>();
  const left = Math.floor(Date.parse(expiresAt) / 1_000) - useServerSeconds(moment);
  const isDue = left <= warnSeconds && left > 0;
  const isOver = left <= 0;

  // Once a session: callers may hand in a new function with every drawing.
  const leave = useEffectEvent(onExpired);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  const stay = async () => {
    if (isAsking) return;
    setAsking(true);
    setFailedFor(undefined);
    try {
      await onStay();
    } catch {
      setFailedFor(expiresAt);
    } finally {
      setAsking(false);
    }
  };
  return (
    <SessionExpiryDialog
      isOpen={isDue}
      title={t("session.expiryTitle")}
      text={t("session.expiryText")}
      timeLeft={clockText(left).replace(/^0:/, "")}
      stayLabel={t("session.stay")}
      logOutLabel={t("session.logOut")}
      onStay={() => void stay()}
      onLogOut={onLogOut}
      isStaying={isAsking}
      failure={failedFor === expiresAt ? t("session.stayFailed") : undefined}
    />
  );
}
