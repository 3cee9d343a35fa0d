import { useEffect, useRef, useState } from "react";
import { CalmBurst } from "./CalmBurst.ts";

/** How new messages are read out. */
export interface Announcement {
  /** Whether each message is read out as it comes. */
  readonly isCalm: boolean;
  /** How many came at once, told when it is calm again or after a while; 0: nothing to tell. */
  readonly count: number;
}

/**
 * Keeps a busy room bearable for whoever listens: messages that come fast are not read out one by one but counted.
 *
 * @param total messages so far
 */
export function useCalmAnnouncement(total: number): Announcement {
  const [announcement, setAnnouncement] = useState<Announcement>({ isCalm: true, count: 0 });
  const [burst] = useState(() => new CalmBurst());
  const seen = useRef(total);
  useEffect(() => {
    const added = total - seen.current;
    seen.current = total;
    if (added <= 0) return undefined;
    const wait = burst.add(added, performance.now());
    setAnnouncement({ isCalm: wait === undefined, count: 0 });
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => setAnnouncement(burst.tell(performance.now())), wait);
    return () => clearTimeout(timer);
  }, [total, burst]);
  return announcement;
}
