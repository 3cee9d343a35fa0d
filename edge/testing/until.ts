import { vi } from "vitest";

const LOOKS = { timeout: 20_000, interval: 5 };

/**
 * Waits until something has become so.
 *
 * @throws {Error} when it has not within 20 s.
 */
export const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => {
    if (!condition()) throw new Error(`Still not so: ${condition.toString()}`);
  }, LOOKS);
