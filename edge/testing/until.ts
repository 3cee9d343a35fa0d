import { vi } from "vitest";

const LOOKS = { timeout: 20_000, interval: 5 };

/**
 * Waits until a condition holds.
 *
 * @throws {Error} when it does not within 20 s.
 */
export const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (!condition()) throw new Error(`This still does not hold: ${condition.toString()}`);
  }, LOOKS);
