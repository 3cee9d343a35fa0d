import { useState } from "react";
import {
  type GameSound,
  HouseRoulette,
  HouseSlot,
  type RouletteRound,
  type RoundAnswer,
  type SlotRound,
} from "@spilhus/house-games";
import type { HouseTable, PlacedRouletteBet, Round } from "@spilhus/contracts/play";
import type { OpenPlay, PlaySession, RoundOutcome } from "../play-session/index.ts";
import type { PlayProps } from "./playProps.ts";

interface HouseGameSlot extends PlayProps {
  readonly session: PlaySession;
  readonly open: OpenPlay;
  readonly table: HouseTable;
  readonly stakeOre: number;
  readonly onStake: (stakeOre: number) => void;
  /** At a table: what lies on it, in øre. */
  readonly onLaid: (totalOre: number) => void;
  readonly isPaused: boolean;
}

const SILENT: GameSound = { isOn: false, volume: 0.6 };

const isSlotRound = (round: Round): round is SlotRound => round.kind === "slot";
const isRouletteRound = (round: Round): round is RouletteRound => round.kind === "roulette";

/** The outcome of a press for a game that shows rounds of its own kind alone. */
function answerOf<Shown extends Round>(
  outcome: RoundOutcome,
  isShown: (round: Round) => round is Shown,
): RoundAnswer<Shown> {
  if (outcome.kind === "refused") {
    const { running, ...refusal } = outcome;
    return running && isShown(running) ? { ...refusal, running } : refusal;
  }
  const { round } = outcome;
  return isShown(round) ? { kind: "round", round } : { kind: "refused", reason: "no-answer" };
}

const totalOf = (bets: readonly PlacedRouletteBet[]) => bets.reduce((sum, { stakeOre }) => sum + stakeOre, 0);

/** The game of the house that a table is of. */
export function HouseGame(props: HouseGameSlot) {
  const { session, open, table, mode, locale, gameMessages, stakeOre, onStake, onLaid, isPaused } = props;
  const [sound, setSound] = useState(SILENT);
  const { unfinished, lastRound } = open.play;
  const shared = {
    mode,
    locale,
    messages: gameMessages,
    stakeOre,
    onStake,
    isPaused,
    sound,
    onSound: setSound,
    onPresented: (round: Round) => session.presented(round),
  };
  if (table.kind === "roulette") {
    return (
      <HouseRoulette
        {...shared}
        table={table}
        onLaid={onLaid}
        playRound={async ({ bets }) =>
          answerOf(await session.playRound({ stakeOre: totalOf(bets), bets: [...bets] }), isRouletteRound)
        }
        unfinished={unfinished && isRouletteRound(unfinished) ? unfinished : null}
        lastRound={lastRound && isRouletteRound(lastRound) ? lastRound : null}
      />
    );
  }
  return (
    <HouseSlot
      {...shared}
      table={table}
      playRound={async (asked) => answerOf(await session.playRound(asked), isSlotRound)}
      unfinished={unfinished && isSlotRound(unfinished) ? unfinished : null}
      lastRound={lastRound && isSlotRound(lastRound) ? lastRound : null}
    />
  );
}
