import { afterEach, describe, expect, it, vi } from "vitest";
import { timedFetch } from "./timedFetch.ts";

const USER = "/user/info";

describe("timedFetch", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const store = (at: number) =>
    vi.stubGlobal("earlyAnswers", { [USER]: { at, answer: Promise.resolve(new Response("early")) } });
  const read = async (method?: string) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("late")));
    const { response, at } = await timedFetch(USER, method === undefined ? {} : { method });
    return { text: await response.text(), at };
  };

  it("takes an early answer once, with the moment it arrived", async () => {
    const at = performance.now() - 500;
    store(at);
    expect(await read()).toEqual({ text: "early", at });
    expect((await read()).text).toBe("late");
  });

  it("sends a request of its own when the early answer is older than player data may be (R9.02), and for a change", async () => {
    store(performance.now() - 10_001);
    expect((await read()).text).toBe("late");
    store(performance.now());
    expect((await read("PUT")).text).toBe("late");
  });
});
