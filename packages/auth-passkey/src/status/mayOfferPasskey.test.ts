import { expect, it } from "vitest";
import { mayOfferPasskey } from "./mayOfferPasskey.ts";

it("a passkey is offered only to a player who is logged in, has not answered and can have one (R4.15)", () => {
  const offered = [true, false].flatMap((isLoggedIn) =>
    (["none", "registered", "denied"] as const).flatMap((status) =>
      [true, false]
        .map((isAvailable) => ({ isLoggedIn, status, isAvailable }))
        .filter((conditions) => mayOfferPasskey(conditions)),
    ),
  );
  expect(offered).toEqual([{ isLoggedIn: true, status: "none", isAvailable: true }]);
});
