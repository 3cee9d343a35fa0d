import type { Localised } from "@spilhus/contracts";

/** Words of a conversation that is written out. */
export const TRANSCRIPT_WORDS = {
  title: { da: "Samtale med kundeservice hos", en: "Conversation with customer service at" },
  you: { da: "Dig", en: "You" },
  us: { da: "Kundeservice", en: "Customer service" },
  fileName: { da: "samtale", en: "conversation" },
} as const satisfies Readonly<Record<string, Localised>>;
