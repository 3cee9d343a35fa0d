"use client";
import { useEffect } from "react";
import { serverClock } from "./serverClock.ts";
import { showRounds } from "./showRounds.ts";

/** Counts down to the rounds on the page, and moves on when one begins. */
export function RoundsIsland({ startedText }: { readonly startedText: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void serverClock().then((now) => {
      if (isGone) return;
      const show = () => showRounds(now(), startedText);
      show();
      timer = setInterval(show, 1_000);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [startedText]);
  return null;
}
