import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { play, steps, type StatusOf } from "../../testing/twoTabs.ts";
import { createStore } from "../store/store.ts";
import { passkeyStatus } from "./passkeyStatus.ts";
import type { StoredPasskeyStatus } from "./statusCookie.ts";
import type { StatusPage } from "./statusPage.ts";

const agreement = (statusOf: StatusOf) =>
  fc.asyncProperty(steps, async (sequence) => {
    const { shown, stored, expected } = await play(sequence, statusOf);
    expect(stored).toBe(expected);
    expect(shown).toEqual(shown.map(() => expected));
  });

/** Sends no message. */
const silent = (page: StatusPage) => passkeyStatus({ ...page, openChannel: () => undefined });

/** Sends the status itself, which others use without reading the cookie. */
function gossip(): StatusOf {
  const tabs = new Set<(status: StoredPasskeyStatus) => void>();
  return (page, browser) => {
    const truth = silent(page);
    const { state, subscribe, set } = createStore(truth.state());
    tabs.add(set);
    return {
      state,
      subscribe,
      set(status) {
        truth.set(status);
        set(status);
        for (const other of tabs) if (other !== set) browser.underWay.push(() => other(status));
      },
    };
  };
}

describe("two tabs", () => {
  it("never disagree, for any order of answers and messages (R4.11, R4.12, R4.13)", async () => {
    await expect(fc.assert(agreement(passkeyStatus), { numRuns: 500 })).resolves.toBeUndefined();
  });

  it.each([
    ["nobody were told", () => silent],
    ["the status were told instead of read", gossip],
  ])("would disagree if %s", async (_, make) => {
    const { failed } = await fc.check(
      fc.asyncProperty(steps, async (sequence) => {
        const { shown } = await play(sequence, make());
        return new Set(shown).size === 1;
      }),
      { numRuns: 500 },
    );
    expect(failed).toBe(true);
  });
});
