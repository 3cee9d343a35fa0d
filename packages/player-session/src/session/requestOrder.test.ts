import { describe, expect, it } from "vitest";
import { beginRequest, discardOlderRequests } from "./requestOrder.ts";

describe("the answer to a question about the session", () => {
  it("counts while none to a later question is here", () => {
    const earlier = beginRequest();
    const later = beginRequest();
    expect(earlier()).toBe(true);
    expect(earlier()).toBe(true);
    expect(later()).toBe(true);
    expect([earlier(), later()]).toEqual([false, true]);
  });

  it("does not count when the later one's was here first", () => {
    const earlier = beginRequest();
    expect([beginRequest()(), earlier()]).toEqual([true, false]);
  });

  it("counts although a later question is never answered", () => {
    const earlier = beginRequest();
    beginRequest();
    expect(earlier()).toBe(true);
  });

  it("does not count once the page knows without asking; those asked afterwards do", () => {
    const under = beginRequest();
    discardOlderRequests();
    expect([under(), beginRequest()()]).toEqual([false, true]);
  });
});
