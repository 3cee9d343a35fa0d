import type { InitMessage } from "../src/frame/messages.ts";

/** What a game begins with in tests. */
export const INIT: Omit<InitMessage, "type"> = {
  ...{ locale: "da", currency: "DKK", mode: "real", token: "t".repeat(43) },
  ...{ leastStakeOre: 100, mostStakeOre: 10_000, minRoundMs: 3_000 },
  ...{ autoplay: "never", turbo: "never", celebrateAbove: "stake", reducedMotion: false, sound: false },
};
