import { describe, expect, it } from "vitest";
import { noAnswer, refusedBy } from "../../testing/playDouble.ts";
import { whyOver } from "./whyOver.ts";

describe("why play is over", () => {
  it.each(["break", "excluded", "ended-elsewhere"])(
    "is what the gateway says of the session: %s",
    (reason) => {
      expect(whyOver(refusedBy("not-signed-in", { reason }), "session-ended")).toBe(reason);
    },
  );

  it("is a reached limit, which a restriction names", () => {
    expect(whyOver(refusedBy("restricted", { reason: "reached-play-limits" }), "restricted")).toBe(
      "limit-reached",
    );
    expect(whyOver(refusedBy("restricted", { reason: "block" }), "restricted")).toBe("restricted");
  });

  it("is what was known where the gateway names no reason, or one of a later build", () => {
    expect(whyOver(refusedBy("not-signed-in"), "break")).toBe("break");
    expect(whyOver(refusedBy("not-signed-in", { reason: "moved-house" }), "session-ended")).toBe(
      "session-ended",
    );
    expect(whyOver(noAnswer(), "restricted")).toBe("restricted");
  });
});
