import type { Locale } from "@spilhus/contracts";

/**
 * Greetings that are sent as text in the sender's language and shown in the reader's. Not among the other messages, because a
 * page needs them in every language at once.
 */
export const QUICK_PHRASES: readonly Readonly<Record<Locale, string>>[] = [
  { da: "Hej alle!", en: "Hello everybody!" },
  { da: "Held og lykke!", en: "Good luck!" },
  { da: "1 igen", en: "1 to go" },
  { da: "Tillykke!", en: "Congratulations!" },
  { da: "Tak!", en: "Thank you!" },
  { da: "Godt spillet!", en: "Well played!" },
  { da: "Farvel!", en: "Goodbye!" },
];
