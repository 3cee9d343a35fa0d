import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, it, vi } from "vitest";
import { readAgain } from "./readAgain.ts";

const KEY = ["accounts"];

/** A shown query whose first answer comes when it is told to. */
function shownQuery() {
  const queries = new QueryClient();
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve("after the change")];
  const call = vi.fn<() => Promise<string>>(
    () => answers.shift() ?? Promise.reject(new Error("asked too often")),
  );
  const shown: (string | undefined)[] = [];
  const observer = new QueryObserver(queries, { queryKey: KEY, queryFn: call, retry: false });
  const stop = observer.subscribe(({ data }) => void shown.push(data));
  return { queries, observer, first, call, shown, stop };
}

it("a first read that began before a change does not answer for it", async () => {
  const { queries, observer, first, call, shown, stop } = shownQuery();
  const done = readAgain(queries, KEY);
  first.resolve("before the change");
  await done;
  expect(call).toHaveBeenCalledTimes(2);
  expect(observer.getCurrentResult().data).toBe("after the change");
  expect(shown).not.toContain("before the change");
  stop();
});

it("what is shown stays until the change is read", async () => {
  const { queries, observer, first, shown, stop } = shownQuery();
  first.resolve("before the change");
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe("before the change"));
  await readAgain(queries, KEY);
  expect(observer.getCurrentResult().data).toBe("after the change");
  expect(shown.slice(shown.indexOf("before the change"))).not.toContain(undefined);
  stop();
});
