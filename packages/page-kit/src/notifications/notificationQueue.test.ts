import { describe, expect, it } from "vitest";
import {
  addNotification,
  clearOnPageChange,
  closeNotification,
  shownNotifications,
  type Queued,
} from "./notificationQueue.ts";

const note = (id: string, type: string, flags: Partial<Queued> = {}) => ({
  id,
  type,
  alert: `Besked ${id}`,
  multiple: false,
  clearOnPageChange: false,
  ...flags,
});
const queueOf = (...items: ReturnType<typeof note>[]) =>
  items.reduce<readonly ReturnType<typeof note>[]>(addNotification, []);
const ids = (items: readonly Queued[]) => items.map(({ id }) => id);

describe("notifications", () => {
  it("shows at most two, oldest first, and the next when one is closed (R4.10, R9.04)", () => {
    const queue = queueOf(note("1", "a"), note("2", "b"), note("3", "c"));
    expect(ids(shownNotifications(queue, 2))).toEqual(["1", "2"]);
    expect(ids(shownNotifications(closeNotification(queue, "1"), 2))).toEqual(["2", "3"]);
  });

  it("does not repeat a type, shown or waiting (R4.10)", () => {
    expect(ids(queueOf(note("1", "a"), note("2", "a")))).toEqual(["1"]);
    expect(ids(queueOf(note("1", "a"), note("2", "b"), note("3", "c"), note("4", "c")))).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  it("repeats a type that may come multiple times (R4.10)", () => {
    expect(ids(queueOf(note("1", "a", { multiple: true }), note("2", "a", { multiple: true })))).toEqual([
      "1",
      "2",
    ]);
  });

  it("shows a type again after it was closed (R4.10)", () => {
    const queue = closeNotification(queueOf(note("1", "a")), "1");
    expect(ids(addNotification(queue, note("2", "a")))).toEqual(["2"]);
  });

  it("drops a queued id, so that ids stay unique", () => {
    expect(ids(queueOf(note("1", "a", { multiple: true }), note("1", "a", { multiple: true })))).toEqual([
      "1",
    ]);
  });

  it("clears on a page change only messages that want it (R3.06)", () => {
    const queue = queueOf(note("1", "a", { clearOnPageChange: true }), note("2", "b"));
    expect(clearOnPageChange(queue)).toEqual([note("2", "b")]);
  });
});
