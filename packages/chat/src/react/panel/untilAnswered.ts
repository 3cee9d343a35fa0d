/** Pause between a failure and the next try. */
const AGAIN_MS = 5_000;

/** A refusal stays one, save that of a call made too often. */
function isFinal(error: unknown): boolean {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/**
 * Asks until there is an answer or a refusal: without it the panel would lack a part for as long as the connection stands.
 *
 * @returns gives up; no answer is told after that
 */
export function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (error: unknown) => {
    if (!isOver && !isFinal(error)) timer = setTimeout(go, AGAIN_MS);
  };
  const go = () => void ask().then((answer) => isOver || onAnswer(answer), again);
  go();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
