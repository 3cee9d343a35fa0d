import type { OpenPlay, PlaySession } from "../play-session/index.ts";
import { PlayStop } from "./PlayStop.tsx";
import type { PlayProps } from "./playProps.ts";

interface HouseGameSlot extends PlayProps {
  readonly session: PlaySession;
  readonly open: OpenPlay;
  readonly stakeOre: number;
  readonly onStake: (stakeOre: number) => void;
  readonly isPaused: boolean;
}

/** The game of the house that a table is of; closed where this build cannot show it. */
export function HouseGame({ places, messages }: HouseGameSlot) {
  return <PlayStop kind="game-closed" places={places} messages={messages} />;
}
