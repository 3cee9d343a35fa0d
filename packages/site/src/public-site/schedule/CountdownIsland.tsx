"use client";
import { useEffect } from "react";
import { timeLeft } from "./timeLeft.ts";

/**
 * Keeps every `[data-countdown]` of the page true, from the server's time: a device's clock may be wrong, so only what
 * has passed since the page came is counted here.
 */
export function CountdownIsland({ startedText }: { readonly startedText: string }) {
  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = new AbortController();
    void serverNow(stop.signal).then((now) => {
      if (stop.signal.aborted) return;
      const readAt = performance.now();
      const write = () => {
        for (const counter of document.querySelectorAll<HTMLElement>("[data-countdown]")) {
          const startsAt = Date.parse(counter.dataset["countdown"] ?? "");
          counter.textContent = timeLeft(startsAt - (now + performance.now() - readAt)) ?? startedText;
        }
      };
      write();
      timer = setInterval(write, 1_000);
    });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [startedText]);
  return null;
}

/** The server's time in unix ms, from the Date header of a small file; the device's where there is no answer. */
async function serverNow(signal: AbortSignal): Promise<number> {
  try {
    const { headers } = await fetch("/builds/latest.json", { method: "HEAD", signal });
    const date = Date.parse(headers.get("date") ?? "");
    return Number.isNaN(date) ? Date.now() : date;
  } catch {
    return Date.now();
  }
}
