import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { inOwnTask } from "./inOwnTask.ts";

describe("inOwnTask", () => {
  it("acts after the task that asks and everything it has queued", async () => {
    const act = vi.fn();
    inOwnTask(act);
    await Promise.resolve();
    expect(act).not.toHaveBeenCalled();
    await pause(5);
    expect(act).toHaveBeenCalledOnce();
  });

  it("does not act once it is cancelled", async () => {
    const act = vi.fn();
    inOwnTask(act)();
    await pause(5);
    expect(act).not.toHaveBeenCalled();
  });
});
