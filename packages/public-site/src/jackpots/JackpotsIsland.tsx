"use client";
import { useEffect } from "react";
import type { Locale } from "@spilhus/contracts";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { countJackpots, type JackpotReading } from "./countJackpots.ts";

interface JackpotsIslandProps {
  readonly brand: string;
  readonly locale: Locale;
}

/** The feed changes every 30 s; the counters run between two polls. */
const POLL_MS = 30_000;

/** Updates every jackpot counter of the page. Renders nothing itself: the server renders the counters. */
export function JackpotsIsland({ brand, locale }: JackpotsIslandProps) {
  useEffect(() => {
    const readings = new Map<string, JackpotReading>();
    const stopCounting = countJackpots(document, readings, locale);
    const stopPolling = pollWhileVisible(
      async (signal) => {
        // The response parser is heavier than the counters: it loads with the first poll.
        const { getJackpots } = await import("./readJackpots.ts");
        const { jackpots } = await getJackpots(
          { fetch: (...call) => fetch(...call) },
          { query: { brand }, signal },
        );
        const readAt = performance.now();
        for (const { id, amountOre, growthOrePerMinute } of jackpots) {
          readings.set(id, { amountOre, growthOrePerMinute, readAt });
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
