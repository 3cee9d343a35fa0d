import { emitPlayEvent } from "@spilhus/game-api";
import { expect, it, vi } from "vitest";
import { trackPlay } from "./trackPlay.ts";

const PLAY_ID = "0b7c0a34-3f0f-4f3e-9c55-7b8f0a4f6d11";
const CHERRIES = { game: "tre-kirsebaer", mode: "real" } as const;

it("the three events of play are reported without ids, while the visitor allows it (R3.08, R4.21)", () => {
  const page = new EventTarget();
  const report = vi.fn();
  let isAllowed = true;
  const stop = trackPlay(page, () => isAllowed, report);
  emitPlayEvent(page, "playgame-start-game", CHERRIES);
  emitPlayEvent(page, "playgame-connected", { ...CHERRIES, playId: PLAY_ID });
  isAllowed = false;
  emitPlayEvent(page, "playgame-disconnected", { reason: "player" });
  isAllowed = true;
  emitPlayEvent(page, "playgame-disconnected", { reason: "session-ended" });
  stop();
  emitPlayEvent(page, "playgame-start-game", CHERRIES);
  const game = [
    { key: "game", value: "tre-kirsebaer" },
    { key: "mode", value: "real" },
  ];
  expect(report.mock.calls).toEqual([
    [{ name: "playgame-start-game", metaData: game }],
    [{ name: "playgame-connected", metaData: game }],
    [{ name: "playgame-disconnected", metaData: [{ key: "reason", value: "session-ended" }] }],
  ]);
  expect(JSON.stringify(report.mock.calls)).not.toContain(PLAY_ID);
});
