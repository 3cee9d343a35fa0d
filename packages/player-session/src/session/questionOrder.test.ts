import { describe, expect, it } from "vitest";
import { beginQuestion, outdateQuestions } from "./questionOrder.ts";

describe("the answer to a question about the session", () => {
  it("counts while none to a later question is here", () => {
    const earlier = beginQuestion();
    const later = beginQuestion();
    expect(earlier()).toBe(true);
    expect(earlier()).toBe(true);
    expect(later()).toBe(true);
    expect([earlier(), later()]).toEqual([false, true]);
  });

  it("does not count when the later one's was here first", () => {
    const earlier = beginQuestion();
    expect([beginQuestion()(), earlier()]).toEqual([true, false]);
  });

  it("counts although a later question is never answered", () => {
    const earlier = beginQuestion();
    beginQuestion();
    expect(earlier()).toBe(true);
  });

  it("does not count once the page knows without asking; those asked afterwards do", () => {
    const under = beginQuestion();
    outdateQuestions();
    expect([under(), beginQuestion()()]).toEqual([false, true]);
  });
});
