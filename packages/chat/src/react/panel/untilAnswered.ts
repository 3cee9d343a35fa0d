/** Pause between a failure and the next try. */
const AGAIN_MS = 5_000;

/**
 * Asks until there is an answer: without it the panel would lack a part for as long as the connection stands.
 *
 * @returns gives up; no answer is told after that
 */
export function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    if (!isOver) timer = setTimeout(go, AGAIN_MS);
  };
  const go = () => void ask().then((answer) => isOver || onAnswer(answer), again);
  go();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
