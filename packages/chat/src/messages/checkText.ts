import { CHAT_LIMITS } from "@spilhus/contracts/chat";

/** What is wrong with a text, before the server says so. */
export type TextFault = "empty" | "too-long" | "too-many-lines" | "too-many-marks";

const segmenter = new Intl.Segmenter();
const MARKS = /\p{M}/gu;
/** Signs without a shape. */
const HIDDEN = /[\s\p{Cc}\p{Cf}]/gu;

/** Characters as a reader counts them: an emoji with its parts is one. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/** The first rule of the chat that a text breaks; the server checks them all again. */
export function checkText(text: string): TextFault | undefined {
  const said = text.trim();
  if (said.replace(HIDDEN, "") === "") return "empty";
  if (countCharacters(said) > CHAT_LIMITS.messageCharacters) return "too-long";
  if (said.split("\n").length > CHAT_LIMITS.messageLines) return "too-many-lines";
  const marks = said.normalize("NFC").match(MARKS)?.length ?? 0;
  return marks > CHAT_LIMITS.combiningMarks ? "too-many-marks" : undefined;
}
