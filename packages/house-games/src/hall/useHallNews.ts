import { useEffect, useRef, useState } from "react";
import type { LiveRound } from "@spilhus/contracts/bingo";
import { Announcements } from "./announcements.ts";
import { hallNews } from "./hallNews.ts";
import type { HallTexts } from "./hallTexts.ts";

/**
 * The sentence for the hall's live region. What happened before the player came in is not read out; what happens from then on is,
 * all of it.
 */
export function useHallNews(
  live: LiveRound | null,
  own: ReadonlySet<number>,
  texts: HallTexts,
  isOn: boolean,
): string {
  const [said, setSaid] = useState("");
  const [announcements] = useState(() => new Announcements(setSaid, (all) => all.join(". ")));
  const seen = useRef(live);
  useEffect(() => () => announcements.stop(), [announcements]);
  useEffect(() => {
    const before = seen.current;
    seen.current = live;
    if (!isOn) return;
    for (const sentence of hallNews(before, live, own, texts)) announcements.add(sentence);
  }, [announcements, isOn, live, own, texts]);
  return said;
}
