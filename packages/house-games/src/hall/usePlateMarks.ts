import { useState } from "react";
import type { LiveRound } from "@spilhus/contracts/bingo";

interface Marks {
  /** The round that they are of: another round begins with clean plates. */
  readonly round: string | undefined;
  readonly marked: ReadonlySet<number>;
  /** The number that was marked before it was called. */
  readonly wrong: number | undefined;
}

const clean = (round: string | undefined): Marks => ({ round, marked: new Set(), wrong: undefined });

/** What the player has marked by hand in the live round. A number that has not been called is not marked, and is named. */
export function usePlateMarks(live: LiveRound | null, called: ReadonlySet<number>) {
  const round = live?.round.id;
  const [known, setMarks] = useState(() => clean(round));
  const marks = known.round === round ? known : clean(round);
  const mark = (number: number) => {
    if (!called.has(number)) return setMarks({ ...marks, wrong: number });
    const marked = new Set(marks.marked);
    if (!marked.delete(number)) marked.add(number);
    setMarks({ round, marked, wrong: undefined });
  };
  // A number that has been called meanwhile is wrong no more.
  const wrong = marks.wrong !== undefined && called.has(marks.wrong) ? undefined : marks.wrong;
  return { marked: marks.marked, wrong, mark };
}
