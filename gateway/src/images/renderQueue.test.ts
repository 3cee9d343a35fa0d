import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RenderQueue } from "./renderQueue.ts";

/** A job that the test ends. */
function controlled() {
  const ends: (() => void)[] = [];
  const job = vi.fn(() => new Promise<string>((resolve) => ends.push(() => resolve("made"))));
  return { job, end: () => ends.shift()?.() };
}

const limits = { concurrency: 2, waiting: 2, waitingOfVisitor: 2, waitMs: 1_000 };
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the queue of pictures", () => {
  it("makes one picture once for concurrent requests", async () => {
    const queue = new RenderQueue<string>(limits);
    const { job, end } = controlled();
    const both = Promise.all([queue.run("a", job), queue.run("a", job)]);
    await settle();
    end();
    expect(await both).toEqual(["made", "made"]);
    expect(job).toHaveBeenCalledTimes(1);
  });

  it("limits concurrency, and continues as places become free", async () => {
    const queue = new RenderQueue<string>(limits);
    const { job, end } = controlled();
    const all = Promise.all(["a", "b", "c", "d"].map((key) => queue.run(key, job)));
    await settle();
    expect(job).toHaveBeenCalledTimes(2);
    end();
    await settle();
    expect(job).toHaveBeenCalledTimes(3);
    end();
    end();
    await settle();
    end();
    expect(await all).toHaveLength(4);
  });

  it("begins the heaviest waiting job, and equal ones in order", async () => {
    const queue = new RenderQueue<string>({ ...limits, concurrency: 1, waiting: 4, waitingOfVisitor: 4 });
    const begun: string[] = [];
    const { job, end } = controlled();
    const run = (key: string, weight = 0) => queue.run(key, () => (begun.push(key), job()), { weight });
    const all = Promise.all([run("first"), run("card"), run("card 2"), run("hero", 1), run("card 3", 0)]);
    for (let place = 0; place < 5; place += 1) {
      await settle();
      end();
    }
    await all;
    expect(begun).toEqual(["first", "hero", "card", "card 2", "card 3"]);
  });

  it("refuses with 503 when too many wait, and jobs that have waited too long", async () => {
    const queue = new RenderQueue<string>(limits);
    const { job, end } = controlled();
    const running = [queue.run("a", job), queue.run("b", job)];
    const waiting = Promise.allSettled([queue.run("c", job), queue.run("d", job)]);
    await expect(queue.run("e", job)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await waiting).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    end();
    end();
    await Promise.all(running);
    expect(job).toHaveBeenCalledTimes(2);
  });

  it("lets no visitor wait behind all the pictures of another", async () => {
    const queue = new RenderQueue<string>({ ...limits, waiting: 20, waitingOfVisitor: 20 });
    const begun: string[] = [];
    const { job, end } = controlled();
    const run = (key: string, visitor: string, weight = 0) =>
      queue.run(key, () => (begun.push(key), job()), { visitor, weight });
    const costly = Array.from({ length: 10 }, (_, index) => run(`costly ${index}`, "attacker", 1));
    const other = run("card", "somebody else");
    await settle();
    end();
    await settle();
    expect(begun).toEqual(["costly 0", "costly 1", "card"]);
    for (let place = 0; place < 11; place += 1) {
      end();
      await settle();
    }
    expect(await Promise.all([...costly, other])).toHaveLength(11);
  });

  it("refuses waiting jobs beyond one visitor's share, and not those of another", async () => {
    const queue = new RenderQueue<string>({ ...limits, concurrency: 1, waiting: 10, waitingOfVisitor: 2 });
    const { job, end } = controlled();
    const run = (key: string, visitor: string) => queue.run(key, job, { visitor });
    const taken = [run("a", "one"), run("b", "one"), run("c", "one")];
    await expect(run("d", "one")).rejects.toMatchObject({ statusCode: 503 });
    taken.push(run("e", "another"));
    for (let place = 0; place < 4; place += 1) {
      await settle();
      end();
    }
    expect(await Promise.all(taken)).toHaveLength(4);
  });

  it("continues after a picture that failed", async () => {
    const queue = new RenderQueue<string>({ ...limits, concurrency: 1 });
    const failed = queue.run("a", () => Promise.reject(new Error("no picture")));
    await expect(failed).rejects.toThrow("no picture");
    await expect(queue.run("a", () => Promise.resolve("made"))).resolves.toBe("made");
  });
});
