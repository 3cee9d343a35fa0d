import { describe, expect, it } from "vitest";
import { AnswerSlots } from "./answerSlots.ts";

describe("slots of open answers", () => {
  it("are so many of one client, and come back when a download has ended", () => {
    const slots = new AnswerSlots({ atOnce: 9, perClient: 2, name: "downloads" });
    const end = slots.take("a");
    slots.take("a");
    expect(() => slots.take("a")).toThrowError(expect.objectContaining({ statusCode: 429 }));
    slots.take("b");
    end();
    slots.take("a");
    expect(() => slots.take("a")).toThrow("Wait until your other downloads have ended.");
  });

  it("are so many of all clients together", () => {
    const slots = new AnswerSlots({ atOnce: 2, perClient: 2, name: "downloads" });
    const end = slots.take("a");
    slots.take("b");
    expect(() => slots.take("c")).toThrowError(expect.objectContaining({ statusCode: 503 }));
    end();
    slots.take("c");
    expect(() => slots.take("d")).toThrow("too many downloads");
  });
});
