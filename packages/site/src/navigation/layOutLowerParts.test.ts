import { describe, expect, it } from "vitest";
import { layOutLowerParts, takeOverArrival } from "./layOutLowerParts.ts";

const threeParts = () => Array.from({ length: 3 }, () => ({ style: { contentVisibility: "" } }));
const shown = (parts: ReturnType<typeof threeParts>) =>
  parts.map(({ style }) => style.contentVisibility === "visible");

/** Idle callbacks that run when the test calls `pass`; without them, timers. */
function moments({ hasIdle = true } = {}) {
  const waiting = new Map<number, () => void>();
  let count = 0;
  const wait = (act: () => void) => {
    waiting.set((count += 1), act);
    return count;
  };
  const refuse = (): never => {
    throw new Error("A page with idle callbacks must not set a timer.");
  };
  const forget = (id?: number) => void waiting.delete(id ?? 0);
  return {
    page: {
      setTimeout: hasIdle ? refuse : wait,
      clearTimeout: forget,
      ...(hasIdle && { requestIdleCallback: wait, cancelIdleCallback: forget }),
    },
    pass() {
      for (const [id, act] of [...waiting]) {
        waiting.delete(id);
        act();
      }
    },
  };
}

describe("the lower parts of a page", () => {
  it.each([true, false])("are laid out one per idle callback (supported: %s)", (hasIdle) => {
    const parts = threeParts();
    const { page, pass } = moments({ hasIdle });
    layOutLowerParts(parts, page);
    expect(shown(parts)).toEqual([false, false, false]);
    pass();
    expect(shown(parts)).toEqual([true, false, false]);
    for (let moment = 0; moment < 3; moment += 1) pass();
    expect(shown(parts)).toEqual([true, true, true]);
  });

  it("stay deferred after the mark is removed, which the next page does not inherit", () => {
    const parts = threeParts();
    const root: { dataset: { arrival?: string } } = { dataset: { arrival: "top" } };
    takeOverArrival(root, parts);
    expect(parts.map(({ style }) => style.contentVisibility)).toEqual(["auto", "auto", "auto"]);
    expect(root.dataset).toEqual({});
    const next = threeParts();
    takeOverArrival(root, next);
    expect(next.map(({ style }) => style.contentVisibility)).toEqual(["", "", ""]);
  });

  it("are no longer laid out after the visitor leaves the page", () => {
    const parts = threeParts();
    const { page, pass } = moments();
    const stop = layOutLowerParts(parts, page);
    pass();
    stop();
    pass();
    expect(shown(parts)).toEqual([true, false, false]);
  });
});
