import { expect, it } from "vitest";
import { closedAddress, DEPOSIT_QUERY, isDepositOpen, openedAddress } from "./depositAddress.ts";

it("opens and closes the deposit on any page and keeps the rest of its query", () => {
  const place = { pathname: "/spiloversigt", search: "?q=lys" };
  expect(openedAddress(place)).toBe("/spiloversigt?q=lys&deposit=true");
  expect(closedAddress({ ...place, search: "?q=lys&deposit=true" })).toBe("/spiloversigt?q=lys");
  expect(closedAddress({ pathname: "/", search: "?deposit=true" })).toBe("/");
  expect(isDepositOpen(DEPOSIT_QUERY)).toBe(true);
});

it.each(["", "?deposit=1", "?deposit=", "?q=deposit=true", "?amount=400"])(
  "does not open it for %j",
  (search) => {
    expect(isDepositOpen(search)).toBe(false);
  },
);
