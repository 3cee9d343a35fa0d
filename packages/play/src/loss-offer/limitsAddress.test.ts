import { expect, it } from "vitest";
import { limitsAddress } from "./limitsAddress.ts";

it("leads from a game to limits of loss and back to the same game (R1.04)", () => {
  const game = { pathname: "/playgame", search: "?game=isfuglens-skat" };
  const url = new URL(limitsAddress("/konto/indbetalingsloft", game), "https://spil.example");
  expect(url.pathname + url.hash).toBe("/konto/indbetalingsloft#loss");
  expect(url.searchParams.get("returnUrl")).toBe("/playgame?game=isfuglens-skat");
});
