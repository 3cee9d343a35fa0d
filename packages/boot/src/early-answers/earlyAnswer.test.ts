import { afterEach, describe, expect, it } from "vitest";
import { takeEarlyAnswer } from "./earlyAnswer.ts";

const USER = "/user/info";

describe("an early answer", () => {
  afterEach(() => {
    globalThis.earlyAnswers = undefined;
  });
  const store = (at?: number) => {
    const entry = { answer: Promise.resolve(new Response("early")), ...(at === undefined ? {} : { at }) };
    globalThis.earlyAnswers = { [USER]: entry };
    return entry;
  };

  it("is taken once, with the moment it arrived", () => {
    const entry = store(performance.now() - 500);
    expect(takeEarlyAnswer(USER)).toBe(entry);
    expect(takeEarlyAnswer(USER)).toBeUndefined();
  });

  it("is taken while it is pending", () => {
    expect(takeEarlyAnswer("/other")).toBeUndefined();
    const entry = store();
    expect(takeEarlyAnswer(USER)).toBe(entry);
  });

  it("is left when it is older than player data may be (R9.02)", () => {
    store(performance.now() - 10_001);
    expect(takeEarlyAnswer(USER)).toBeUndefined();
  });

  it("is never something that objects inherit", () => {
    globalThis.earlyAnswers = {};
    expect(takeEarlyAnswer("toString")).toBeUndefined();
  });
});
