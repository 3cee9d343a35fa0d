"use client";
import { useEffect } from "react";
import type { Locale } from "@spilhus/contracts";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { countJackpots, type JackpotReading } from "./countJackpots.ts";

interface JackpotsIslandProps {
  readonly brand: string;
  readonly locale: Locale;
}

/** The counters go on for a minute after a poll. */
const POLL_MS = 30_000;

/** Updates every jackpot counter of the page. Renders nothing itself: the server renders the counters. */
export function JackpotsIsland({ brand, locale }: JackpotsIslandProps) {
  useEffect(() => {
    // An answer that somebody kept may be older than the one before: it would take back what is shown.
    let latest = "";
    const readings = new Map<string, JackpotReading>();
    const stopCounting = countJackpots(document, readings, locale);
    const stopPolling = pollWhileVisible(
      async (signal) => {
        // The response parser is heavier than the counters: it loads with the first poll.
        const { getJackpots } = await import("./readJackpots.ts");
        const { jackpots, serverTime } = await getJackpots(
          { fetch: (...call) => fetch(...call) },
          { query: { brand }, signal },
        );
        const readAt = performance.now();
        if (serverTime < latest) return;
        latest = serverTime;
        for (const { id, amountOre, growthOrePerMinute, mostOre } of jackpots) {
          readings.set(id, { amountOre, growthOrePerMinute, mostOre, readAt });
        }
      },
      { everyMs: POLL_MS },
    );
    return () => {
      stopCounting();
      stopPolling();
    };
  }, [brand, locale]);
  return null;
}
