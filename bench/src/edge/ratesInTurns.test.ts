import { expect, it } from "vitest";
import { ratesInTurns } from "./ratesInTurns.ts";

const targets = { one: { url: "/one", headers: {} }, other: { url: "/other", headers: {} } };

it("loads the targets in turns, so that a busy period of the machine affects all of them", async () => {
  const loads: string[] = [];
  // The machine is busy during the third and fourth load, one of each target.
  const rates = await ratesInTurns(targets, 8, async ({ url, seconds }) => {
    loads.push(`${url} ${seconds} s`);
    const isBusy = loads.length === 3 || loads.length === 4;
    return (url === "/one" ? 100 : 400) / (isBusy ? 10 : 1);
  });
  expect(loads.slice(0, 4)).toEqual(["/one 2 s", "/other 2 s", "/one 2 s", "/other 2 s"]);
  expect(rates).toEqual({ one: 100, other: 400 });
});

it("does not count the first turn, in which a process is still cold", async () => {
  const seen = { "/one": 0, "/other": 0 };
  const rates = await ratesInTurns(targets, 1, async ({ url }) => {
    const path = url === "/one" ? "/one" : "/other";
    seen[path] += 1;
    return seen[path];
  });
  // The turns that count are the second to the sixth.
  expect(rates).toEqual({ one: 4, other: 4 });
});
