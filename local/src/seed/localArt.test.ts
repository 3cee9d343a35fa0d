import { expect, it } from "vitest";
import { assignArt } from "../art/index.ts";
import { games } from "../games/catalogue.ts";
import { inLobbyOrder } from "./localArt.ts";

it("draws the game of a front page as what it is called", () => {
  expect(assignArt(inLobbyOrder(games)).get("isfuglens-skat")).toMatchObject({ subject: "kingfisher" });
});
