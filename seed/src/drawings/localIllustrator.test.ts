import { expect, it } from "vitest";
import { assignArt } from "../art/index.ts";
import { catalogue } from "../games/index.ts";
import { inLobbyOrder } from "./localIllustrator.ts";

it("draws the kingfisher on the game that is named after it", () => {
  expect(assignArt(inLobbyOrder(catalogue.games)).get("isfuglens-skat")).toMatchObject({
    subject: "kingfisher",
  });
});
