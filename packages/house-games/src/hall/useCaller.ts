import { useEffect, useState } from "react";
import { type Locale, LOCALE_TAGS } from "@spilhus/contracts";

/** Whether this browser can speak. */
const canSpeak = () => typeof speechSynthesis !== "undefined";

/** The caller's voice, off until the player switches it on: it says each new number, and none that came before. */
export function useCaller(latest: number | undefined, locale: Locale) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn || latest === undefined || !canSpeak()) return undefined;
    const sentence = new SpeechSynthesisUtterance(String(latest));
    sentence.lang = LOCALE_TAGS[locale];
    // A number that comes while the one before is being said is said at once.
    speechSynthesis.cancel();
    speechSynthesis.speak(sentence);
    return () => speechSynthesis.cancel();
  }, [isOn, latest, locale]);
  return { isOn, setOn };
}
