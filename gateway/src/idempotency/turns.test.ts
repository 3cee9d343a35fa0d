import { describe, expect, it, vi } from "vitest";
import { Turns } from "./turns.ts";

/** Work that ends when it is told to. */
function slowWork() {
  const gate = Promise.withResolvers<string>();
  return { end: gate.resolve, run: () => gate.promise };
}

describe("the turns of a player", () => {
  it("come one after the other, in the order of arrival, after a failure too", async () => {
    const turns = new Turns();
    const order: string[] = [];
    const slow = slowWork();
    const step = async (name: string) => {
      order.push(`${name} begins`);
      await slow.run();
      order.push(`${name} ends`);
      if (name === "second") throw new Error(name);
    };
    const results = ["first", "second", "third"].map((name) => turns.take("a", () => step(name)));
    slow.end("done");
    const outcomes = await Promise.allSettled(results);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(order).toEqual(["first", "second", "third"].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it("do not wait for other players", async () => {
    const turns = new Turns();
    const slow = slowWork();
    const waiting = turns.take("a", slow.run);
    expect(await turns.take("b", () => Promise.resolve("b"))).toBe("b");
    slow.end("a");
    expect(await waiting).toBe("a");
  });

  it("are refused when a hundred wait already", async () => {
    const turns = new Turns();
    const slow = slowWork();
    const waiting = Array.from({ length: 100 }, () => turns.take("a", slow.run));
    await expect(turns.take("a", slow.run)).rejects.toMatchObject({
      ...{ statusCode: 409, code: "request-in-progress", retryAfterSeconds: 1 },
    });
    slow.end("done");
    expect(await Promise.all(waiting)).toHaveLength(100);
  });

  it("are refused when they come so late that the caller may have gone", async () => {
    const turns = new Turns();
    const slow = slowWork();
    const begun = Promise.withResolvers<void>();
    const first = turns.take("a", () => {
      begun.resolve();
      return slow.run();
    });
    await begun.promise;
    const work = vi.fn(slow.run);
    const late = turns.take("a", work);
    const now = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 4_001);
    slow.end("first");
    await expect(late).rejects.toMatchObject({ code: "request-in-progress" });
    expect(await first).toBe("first");
    expect(work).not.toHaveBeenCalled();
    now.mockRestore();
  });
});
