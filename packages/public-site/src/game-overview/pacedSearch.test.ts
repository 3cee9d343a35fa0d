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
      defer(run) {
        waiting.push(run);
        return () => void waiting.splice(waiting.indexOf(run), 1);
      },
    },
  );
  const paint = () => waiting.splice(0).forEach((run) => run());
  return { paced, answers, paint };
}

describe("searching while the visitor types (R2.16)", () => {
  it("answers every letter immediately while searching is fast", () => {
    const { paced, answers } = typing([3, 4, 1]);
    for (const query of ["r", "ra", "rav"]) paced.request(query);
    expect(answers).toEqual(["r", "ra", "rav"]);
  });

  it("waits for the next paint when searching is slow, and then searches only for the newest text (R2.16)", () => {
    const { paced, answers, paint } = typing([5, 3, 3]);
    for (const query of ["r", "ra", "rav"]) paced.request(query);
    expect(answers).toEqual(["r"]);
    paint();
    expect(answers).toEqual(["r", "rav"]);
  });

  it("answers immediately again after a fast search", () => {
    const { paced, answers, paint } = typing([5, 3, 3]);
    paced.request("r");
    paced.request("ra");
    paint();
    paced.request("rav");
    expect(answers).toEqual(["r", "ra", "rav"]);
  });

  it("drops the waiting search when cancelled, and answers later ones", () => {
    const { paced, answers, paint } = typing([5]);
    paced.request("r");
    paced.request("ra");
    paced.cancel();
    paint();
    expect(answers).toEqual(["r"]);
    paced.request("rav");
    paint();
    expect(answers).toEqual(["r", "rav"]);
  });
});
