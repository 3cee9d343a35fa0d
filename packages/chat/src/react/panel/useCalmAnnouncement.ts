import { useEffect, useRef, useState } from "react";

/** Messages that come faster are told as a number. */
const CALM_MS = 2_000;

/** How new messages are read out. */
export interface Announcement {
  /** Whether each message is read out as it comes. */
  readonly isCalm: boolean;
  /** How many came at once, told when it is calm again; 0: nothing to tell. */
  readonly count: number;
}

/**
 * Keeps a busy room bearable for whoever listens: what comes within 2 s of the message before is not read out one by one but
 * counted.
 *
 * @param total messages so far
 */
export function useCalmAnnouncement(total: number): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ isCalm: true, count: 0 });
  const seen = useRef({ total, at: Number.NEGATIVE_INFINITY, burst: 0 });
  useEffect(() => {
    const { current } = seen;
    const added = total - current.total;
    if (added <= 0) {
      current.total = total;
      return undefined;
    }
    const now = performance.now();
    const isBurst = added > 1 || now - current.at < CALM_MS;
    current.burst += isBurst ? added : 0;
    current.total = total;
    current.at = now;
    setAnnouncement({ isCalm: !isBurst, count: 0 });
    if (!isBurst) return undefined;
    const timer = setTimeout(() => {
      setAnnouncement({ isCalm: true, count: current.burst });
      current.burst = 0;
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [total]);
  return announcement;
}
