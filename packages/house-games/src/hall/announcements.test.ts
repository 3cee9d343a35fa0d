import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcements } from "./announcements.ts";

let said: string[];
let announcements: Announcements;
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  announcements = new Announcements(
    (sentence) => said.push(sentence),
    (sentences) => sentences.join(" og "),
  );
});
afterEach(() => void vi.useRealTimers());

describe("announcements", () => {
  it("are said one at a time, and what came meanwhile as one", () => {
    announcements.add("Nummer 42");
    vi.advanceTimersByTime(0);
    announcements.add("Nummer 17");
    announcements.add("Én række er vundet");
    expect(said).toEqual(["Nummer 42"]);
    vi.advanceTimersByTime(1_800);
    expect(said).toEqual(["Nummer 42", "Nummer 17 og Én række er vundet"]);
  });

  it("are never dropped, however fast they come", () => {
    for (let number = 1; number <= 90; number += 1) {
      announcements.add(String(number));
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(5_000);
    expect(said.join(" og ").split(" og ")).toEqual(
      Array.from({ length: 90 }, (_, place) => String(place + 1)),
    );
  });

  it("stop with the page", () => {
    announcements.add("Nummer 42");
    announcements.stop();
    vi.advanceTimersByTime(5_000);
    expect(said).toEqual([]);
  });
});
