import { expect, it } from "vitest";
import { visitOrder } from "./visitOrder.ts";

it("visits the second page half as often as the first, and every page once at least, evenly spread", () => {
  const pages = ["front", "overview", ...Array.from({ length: 30 }, (_, index) => `game ${index}`)];
  const order = visitOrder(pages, 12);
  const times = (page: string) => order.filter((visited) => visited === page).length;
  expect(pages.map(times).slice(0, 4)).toEqual([12, 6, 4, 3]);
  expect(times("game 29")).toBe(1);
  expect(order.slice(0, order.length / 2).filter((page) => page === "front")).toHaveLength(6);
});
