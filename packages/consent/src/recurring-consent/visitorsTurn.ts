import { hasAnswered } from "./hasAnswered.ts";
import { VisitorQuestion } from "./VisitorQuestion.tsx";
import { whenNothingIsAsked } from "./whenNothingIsAsked.ts";

/**
 * Calls back with the question once it is the visitor's turn: not after an answer, nor beside another question.
 *
 * @param left aborted when the visitor leaves the page
 */
export function visitorsTurn(onTurn: (Question: typeof VisitorQuestion) => void, left: AbortSignal): void {
  if (left.aborted || hasAnswered(document.cookie)) return;
  const stop = whenNothingIsAsked(() => onTurn(VisitorQuestion));
  left.addEventListener("abort", stop, { once: true });
}
