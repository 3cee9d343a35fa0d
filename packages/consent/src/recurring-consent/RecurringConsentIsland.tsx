"use client";
import { useEffect, useState } from "react";
import { partsOf, useVisitor } from "@spilhus/player-session/visitor";
import type { PlayerQuestion, PlayerQuestionProps } from "./PlayerQuestion.tsx";
import type { VisitorQuestion, VisitorQuestionProps } from "./VisitorQuestion.tsx";

interface RecurringConsentIslandProps extends PlayerQuestionProps {
  /** The question to visitors without an account; absent where they are not asked. */
  readonly visitors?: VisitorQuestionProps | undefined;
}

/** Loads the question about news and offers for the players and visitors to whom the page puts it. */
export function RecurringConsentIsland({ visitors, ...player }: RecurringConsentIslandProps) {
  const visitor = useVisitor();
  const isPlayer = partsOf(visitor) !== undefined;
  const isVisitorAsked = visitors !== undefined && visitor === "guest";
  const [ForPlayers, setForPlayers] = useState<typeof PlayerQuestion>();
  const [ForVisitors, setForVisitors] = useState<typeof VisitorQuestion>();

  useEffect(() => {
    if (!isPlayer) return;
    // If it fails to load, the next page tries again.
    import("./PlayerQuestion.tsx").then(
      (loaded) => setForPlayers(() => loaded.PlayerQuestion),
      () => undefined,
    );
  }, [isPlayer]);
  useEffect(() => {
    if (!isVisitorAsked) return undefined;
    const left = new AbortController();
    // Even the waiting is loaded: few pages ask visitors, and this file is in all of them.
    import("./visitorsTurn.ts").then(
      ({ visitorsTurn }) => visitorsTurn((Question) => setForVisitors(() => Question), left.signal),
      () => undefined,
    );
    return () => left.abort();
  }, [isVisitorAsked]);

  if (isPlayer) return ForPlayers && <ForPlayers {...player} />;
  return isVisitorAsked && ForVisitors ? <ForVisitors {...visitors} /> : null;
}
