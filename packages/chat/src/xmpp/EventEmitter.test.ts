import { EventEmitter as NodeEmitter } from "node:events";
import { describe, expect, it } from "vitest";
import { EventEmitter } from "./EventEmitter.ts";

interface Emitter {
  on(event: string, listener: (value?: unknown) => void): unknown;
  once(event: string, listener: (value?: unknown) => void): unknown;
  off(event: string, listener: (value?: unknown) => void): unknown;
  emit(event: string, value?: unknown): boolean;
  listenerCount(event: string): number;
}

/** What a listener hears while others come and go, whichever emitter it is. */
function story(emitter: Emitter): unknown[] {
  const heard: unknown[] = [];
  const late = () => heard.push("late");
  const twice = (value?: unknown) => heard.push(["twice", value]);
  const first = (value?: unknown) => {
    heard.push(["first", value]);
    emitter.off("a", late);
    emitter.on("a", () => heard.push("added"));
  };
  emitter.once("a", first);
  for (const listener of [twice, twice, late]) emitter.on("a", listener);
  heard.push(emitter.emit("a", 1), emitter.listenerCount("a"));
  emitter.off("a", twice);
  heard.push(emitter.emit("a", 2), emitter.listenerCount("a"), emitter.emit("b"));
  emitter.on("again", () => heard.push("again"));
  emitter.once("again", () => emitter.emit("again"));
  heard.push(emitter.emit("again"), emitter.listenerCount("again"));
  return heard;
}

describe("the emitter of the chat", () => {
  it("tells listeners the same as Node's, while some come and go", () => {
    expect(story(new EventEmitter())).toEqual(story(new NodeEmitter()));
  });

  it("throws an error that nobody listens for", () => {
    const failure = new Error("lost");
    expect(() => new EventEmitter().emit("error", failure)).toThrow(failure);
    expect(() => new NodeEmitter().emit("error", failure)).toThrow(failure);
  });
});
