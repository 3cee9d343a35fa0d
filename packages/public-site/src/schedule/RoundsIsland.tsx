"use client";
import { useEffect } from "react";
import { serverClock } from "./serverClock.ts";
import { updateRounds } from "./updateRounds.ts";

/** Runs the countdowns of all rounds on the page. Renders nothing itself. */
export function RoundsIsland({ startedText }: { readonly startedText: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isUnmounted = false;
    void serverClock().then((now) => {
      if (isUnmounted) return;
      const update = () => updateRounds(now(), startedText);
      update();
      timer = setInterval(update, 1_000);
    });
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [startedText]);
  return null;
}
