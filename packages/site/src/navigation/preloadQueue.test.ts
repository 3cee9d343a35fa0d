import { describe, expect, it } from "vitest";
import { preloadQueue } from "./preloadQueue.ts";

function pendingLoads() {
  const started: { key: string; resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = (key: string) => () =>
    new Promise<void>((resolve, reject) => {
      started.push({ key, resolve, reject });
    });
  return { started, load, keys: () => started.map(({ key }) => key) };
}

describe("preloadQueue", () => {
  it("runs at most four preloads in parallel and starts the next when one is done (R9.05)", async () => {
    const { started, load, keys } = pendingLoads();
    const queue = preloadQueue(4);
    for (const key of ["1", "2", "3", "4", "5", "6"]) queue.add(key, load(key));
    expect(keys()).toEqual(["1", "2", "3", "4"]);
    started[2]?.resolve();
    await expect.poll(() => keys()).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("loads a key only once when it is added twice", () => {
    const { load, keys } = pendingLoads();
    const queue = preloadQueue(4);
    queue.add("/faq", load("/faq"));
    queue.add("/faq", load("/faq"));
    expect(keys()).toEqual(["/faq"]);
  });

  it("frees the slot of a failed preload and allows another attempt", async () => {
    const { started, load, keys } = pendingLoads();
    const queue = preloadQueue(1);
    queue.add("1", load("1"));
    queue.add("2", load("2"));
    started[0]?.reject(new Error("offline"));
    await expect.poll(() => keys()).toEqual(["1", "2"]);
    queue.add("1", load("1"));
    started[1]?.resolve();
    await expect.poll(() => keys()).toEqual(["1", "2", "1"]);
  });

  it("survives a load that throws before it returns", async () => {
    const { load, keys } = pendingLoads();
    const queue = preloadQueue(1);
    queue.add("1", () => {
      throw new Error("no such page");
    });
    queue.add("2", load("2"));
    await expect.poll(() => keys()).toEqual(["2"]);
  });
});
