import { expect, it } from "vitest";
import { heldReports } from "./heldReports.ts";

it("sends events of play that happened before the visitor was known, once and in their order (R4.21)", () => {
  const { report, sendTo } = heldReports<string>();
  report("start-game");
  report("connected");
  const sent: string[] = [];
  sendTo((event) => sent.push(event));
  expect(sent).toEqual(["start-game", "connected"]);
  report("disconnected");
  sendTo((event) => sent.push(`again ${event}`));
  report("start-game");
  expect(sent).toEqual(["start-game", "connected", "disconnected", "again start-game"]);
});
