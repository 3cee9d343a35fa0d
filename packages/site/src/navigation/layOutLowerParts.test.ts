import { describe, expect, it } from "vitest";
import { layOutLowerParts, takeOverArrival } from "./layOutLowerParts.ts";

const threeParts = () => Array.from({ length: 3 }, () => ({ style: { contentVisibility: "" } }));
const shown = (parts: ReturnType<typeof threeParts>) =>
  parts.map(({ style }) => style.contentVisibility === "visible");

/** Moments that come when the test says so; a page without idle ones has turns. */
function moments({ hasIdle = true } = {}) {
  const waiting = new Map<number, () => void>();
  let count = 0;
  const wait = (act: () => void) => {
    waiting.set((count += 1), act);
    return count;
  };
  const refuse = (): never => {
    throw new Error("A page with idle moments needs no timer.");
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
  it.each([true, false])("are laid out one a moment, not all in one task (idle moments: %s)", (hasIdle) => {
    const parts = threeParts();
    const { page, pass } = moments({ hasIdle });
    layOutLowerParts(parts, page);
    expect(shown(parts)).toEqual([false, false, false]);
    pass();
    expect(shown(parts)).toEqual([true, false, false]);
    for (let moment = 0; moment < 3; moment += 1) pass();
    expect(shown(parts)).toEqual([true, true, true]);
  });

  it("go on waiting without the mark of the document, which the next page of the tab does not inherit", () => {
    const parts = threeParts();
    const root: { dataset: { arrival?: string } } = { dataset: { arrival: "top" } };
    takeOverArrival(root, parts);
    expect(parts.map(({ style }) => style.contentVisibility)).toEqual(["auto", "auto", "auto"]);
    expect(root.dataset).toEqual({});
    const next = threeParts();
    takeOverArrival(root, next);
    expect(next.map(({ style }) => style.contentVisibility)).toEqual(["", "", ""]);
  });

  it("are left when the page is left", () => {
    const parts = threeParts();
    const { page, pass } = moments();
    const stop = layOutLowerParts(parts, page);
    pass();
    stop();
    pass();
    expect(shown(parts)).toEqual([true, false, false]);
  });
});
