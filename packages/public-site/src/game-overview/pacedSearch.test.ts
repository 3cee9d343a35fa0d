import { describe, expect, it } from "vitest";
import { pacedSearch } from "./pacedSearch.ts";

function typing(searchMs: readonly number[]) {
  let time = 0;
  const costs = [...searchMs];
  const waiting: (() => void)[] = [];
  const answers: string[] = [];
  const paced = pacedSearch(
    (query) => {
      time += costs.shift() ?? 0;
      return query;
    },
    (result) => answers.push(result),
    {
      now: () => time,
      later(run) {
        waiting.push(run);
        return () => void waiting.splice(waiting.indexOf(run), 1);
      },
    },
  );
  const draw = () => waiting.splice(0).forEach((run) => run());
  return { paced, answers, draw };
}

describe("searching while someone types (R2.16)", () => {
  it("answers every letter at once while searching is quick", () => {
    const { paced, answers } = typing([3, 4, 1]);
    for (const query of ["r", "ra", "rav"]) paced.ask(query);
    expect(answers).toEqual(["r", "ra", "rav"]);
  });

  it("lets letters be drawn first when it is slow, and then searches for the newest text only (R2.16)", () => {
    const { paced, answers, draw } = typing([5, 3, 3]);
    for (const query of ["r", "ra", "rav"]) paced.ask(query);
    expect(answers).toEqual(["r"]);
    draw();
    expect(answers).toEqual(["r", "rav"]);
  });

  it("becomes immediate again once it was quick", () => {
    const { paced, answers, draw } = typing([5, 3, 3]);
    paced.ask("r");
    paced.ask("ra");
    draw();
    paced.ask("rav");
    expect(answers).toEqual(["r", "ra", "rav"]);
  });

  it("forgets what waits when it is stopped, and no question after it", () => {
    const { paced, answers, draw } = typing([5]);
    paced.ask("r");
    paced.ask("ra");
    paced.stop();
    draw();
    expect(answers).toEqual(["r"]);
    paced.ask("rav");
    draw();
    expect(answers).toEqual(["r", "rav"]);
  });
});
