"use client";
import { useEffect, useEffectEvent, useState } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { clockText } from "@spilhus/ui";
import { SessionExpiryDialog } from "@spilhus/ui/react";
import type { ServerMoment } from "../session/serverMoment.ts";
import { useServerSeconds } from "./useServerSeconds.ts";

interface SessionExpiryIslandProps {
  /** End of the session unless it is used, in server time; each call to the server moves it. */
  readonly expiresAt: string;
  readonly moment: ServerMoment;
  /** Seconds before the end when the player is asked. */
  readonly warnSeconds: number;
  /** Extends the session. */
  readonly onStay: () => Promise<void>;
  readonly onLogOut: () => void;
  /** Called when the time is up. */
  readonly onExpired: () => void;
  readonly messages: MessagesOf<"session.expiry">;
}

/** Warns before a session ends; one press, or Escape, extends it (WCAG 2.2.1). */
export function SessionExpiryIsland(props: SessionExpiryIslandProps) {
  const { expiresAt, moment, warnSeconds, onStay, onLogOut, onExpired, messages } = props;
  const t = islandTranslator(messages);
  const [isAsking, setAsking] = useState(false);
  /** The end that could not be extended; a different end has its own warning. */
  const [failedFor, setFailedFor] = useState<string>();
  const left = Math.floor(Date.parse(expiresAt) / 1_000) - useServerSeconds(moment);
  const isDue = left <= warnSeconds && left > 0;
  const isOver = left <= 0;

  // Once a session: callers may pass a new function with every render.
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
