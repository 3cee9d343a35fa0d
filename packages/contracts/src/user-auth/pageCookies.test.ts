import { expect, it } from "vitest";
import { PLAYER_COOKIES } from "./cookies.ts";
import { PASSKEY_STATUSES, PLAYER_PAGE_COOKIES } from "./pageCookies.ts";

const ROWS = Object.entries(PLAYER_PAGE_COOKIES);

it.each(ROWS)("a page reads %s as visitors are told of it, without the words (R3.07)", (id, row) => {
  expect(row).not.toHaveProperty("purpose");
  expect(Object.entries(PLAYER_COOKIES)).toContainEqual([id, expect.objectContaining(row)]);
});

it("holds nothing that scripts are kept from", () => {
  expect(ROWS.filter(([, { httpOnly }]) => httpOnly)).toEqual([]);
});

it("knows the two statuses of a passkey (R3.07)", () => {
  expect(PASSKEY_STATUSES).toEqual(["registered", "denied"]);
});
