let asked = 0;
let heard = 0;

/**
 * Numbers a question about the session. Questions overlap: a page asks while it loads, every minute, and when another tab
 * says so; what answers an earlier one after a later one's answer says nothing of now.
 *
 * @returns for the moment in which the answer is here, and after every wait that follows: whether it still counts
 */
export function beginQuestion(): () => boolean {
  const turn = ++asked;
  return () => {
    heard = Math.max(heard, turn);
    return heard === turn;
  };
}

/** The page knows without asking: no question that is under way counts any more. */
export function outdateQuestions(): void {
  beginQuestion()();
}
