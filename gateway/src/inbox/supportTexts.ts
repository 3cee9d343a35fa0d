import { both, type MessageTexts } from "./eventTexts.ts";

/** Messages to players from customer service. */
export const SUPPORT_TEXTS = {
  /** An answer in the words of who gave it, whatever language the player reads. */
  answered: ({ text }: { text: string }): MessageTexts =>
    both(["Svar fra kundeservice", text], ["An answer from customer service", text]),
} as const;
