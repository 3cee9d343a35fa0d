import { useState } from "react";
import { HouseSlot, type GameSound, type RoundAnswer, type SlotRound } from "@spilhus/house-games";
import type { Round } from "@spilhus/contracts/play";
import type { OpenPlay, PlaySession, RoundOutcome } from "../play-session/index.ts";
import { PlayStop } from "./PlayStop.tsx";
import type { PlayProps } from "./playProps.ts";

interface HouseGameSlot extends PlayProps {
  readonly session: PlaySession;
  readonly open: OpenPlay;
  readonly stakeOre: number;
  readonly onStake: (stakeOre: number) => void;
  readonly isPaused: boolean;
}

const SILENT: GameSound = { isOn: false, volume: 0.6 };

const isSlotRound = (round: Round | null | undefined): round is SlotRound => round?.kind === "slot";

/** The outcome of a press for a slot, which shows rounds of slots alone. */
function slotAnswer(outcome: RoundOutcome): RoundAnswer<SlotRound> {
  if (outcome.kind === "refused") {
    const { running, ...refusal } = outcome;
    return isSlotRound(running) ? { ...refusal, running } : refusal;
  }
  const { round } = outcome;
  return isSlotRound(round) ? { kind: "round", round } : { kind: "refused", reason: "no-answer" };
}

/** The game of the house that a table is of. */
export function HouseGame(props: HouseGameSlot) {
  const { session, open, mode, locale, gameMessages, stakeOre, onStake, isPaused, places, messages } = props;
  const [sound, setSound] = useState(SILENT);
  const { table, unfinished, lastRound } = open.play;
  // A table that a later gateway has and this build cannot show.
  if (table.kind === "roulette") return <PlayStop kind="game-closed" places={places} messages={messages} />;
  return (
    <HouseSlot
      table={table}
      mode={mode}
      locale={locale}
      messages={gameMessages}
      stakeOre={stakeOre}
      onStake={onStake}
      playRound={async (asked) => slotAnswer(await session.playRound(asked))}
      unfinished={isSlotRound(unfinished) ? unfinished : null}
      lastRound={isSlotRound(lastRound) ? lastRound : null}
      isPaused={isPaused}
      sound={sound}
      onSound={setSound}
      onPresented={(round) => session.presented(round)}
    />
  );
}
