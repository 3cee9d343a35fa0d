"use client";
import { useEffect } from "react";
import type { Locale } from "@spilhus/contracts";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { countJackpots, type JackpotReading } from "./countJackpots.ts";

interface JackpotsIslandProps {
  readonly brand: string;
  readonly locale: Locale;
}

/** Jackpots change every 30 s; between two polls they are counted up. */
const POLL_MS = 30_000;

/** Keeps every jackpot counter of the page true. Draws nothing: the counters are the server's markup. */
export function JackpotsIsland({ brand, locale }: JackpotsIslandProps) {
  useEffect(() => {
    const readings = new Map<string, JackpotReading>();
    const stopCounting = countJackpots(document, readings, locale);
    const stopPolling = pollWhileVisible(
      async (signal) => {
        // The parser of answers is heavier than the counters: it comes with the first poll.
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
