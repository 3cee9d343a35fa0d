"use client";
import { useEffect, useState } from "react";
import { useSession } from "@spilhus/player-session/session";
import { PlayerQuestionForm } from "./PlayerQuestionForm.tsx";
import { whenNothingIsAsked } from "./whenNothingIsAsked.ts";

export interface PlayerQuestionProps {
  readonly isForced: boolean;
  readonly siteName: string;
  readonly privacyHref: string;
}

/** The question to a player, when the gateway says that it is due and no other dialog is open. */
export function PlayerQuestion(props: PlayerQuestionProps) {
  const shown = useSession();
  const [isFree, setFree] = useState(false);
  const isDue = shown?.user?.marketingQuestionDue === true;

  useEffect(() => (isDue ? whenNothingIsAsked(() => setFree(true)) : undefined), [isDue]);

  if (!isDue || !isFree) return null;
  return <PlayerQuestionForm {...props} messages={shown.messages} />;
}
