import { describe, expect, it, vi } from "vitest";
import { manualClock } from "./clock.ts";
import { throttledLogger, type Log } from "./throttledLogger.ts";

function setUp() {
  const clock = manualClock("2026-11-21T12:00:00Z");
  const write = vi.fn<Log>();
  return { clock, write, log: throttledLogger(write, clock, 1_000) };
}

describe("throttledLogger", () => {
  it("writes the same message once per 1000 ms (R9.05)", () => {
    const { clock, write, log } = setUp();
    log("warn", "content service slow", { ms: 900 });
    clock.advance(999);
    log("warn", "content service slow", { ms: 950 });
    expect(write.mock.calls).toEqual([["warn", "content service slow", { ms: 900 }]]);
  });

  it("reports how many lines it suppressed when it writes again (R9.05)", () => {
    const { clock, write, log } = setUp();
    for (let count = 0; count < 4; count += 1) log("error", "upstream down");
    clock.advance(1_000);
    log("error", "upstream down", { host: "gateway" });
    expect(write).toHaveBeenLastCalledWith("error", "upstream down", { host: "gateway", suppressed: 3 });
  });

  it("does not suppress a message because of another message or level", () => {
    const { write, log } = setUp();
    log("warn", "a");
    log("warn", "b");
    log("error", "a");
    expect(write).toHaveBeenCalledTimes(3);
  });

  it("writes every line about security, even if its message repeats (asvs:16.3.3)", () => {
    const { write, log } = setUp();
    for (const account of ["a", "b", "b"]) log("warn", "a call was refused", { security: true, account });
    expect(write).toHaveBeenCalledTimes(3);
  });

  it("remembers at most 500 messages", () => {
    const { write, log } = setUp();
    for (let count = 0; count <= 500; count += 1) log("info", `message ${count}`);
    log("info", "message 0");
    log("info", "message 500");
    expect(write).toHaveBeenCalledTimes(502);
  });
});
