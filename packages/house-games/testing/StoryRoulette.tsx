import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import {
  type GameSound,
  HOUSE_GAME_MESSAGES,
  HouseRoulette,
  type RoulettePlayerProps,
} from "../src/index.ts";
import { houseGamesCss } from "../src/style-sheet/index.ts";
import { rouletteRound, STORY_ROULETTE } from "./rouletteRounds.ts";
import { storyClock } from "./storyClock.ts";

export interface StoryRouletteProps extends Partial<
  Pick<RoulettePlayerProps, "mode" | "unfinished" | "lastRound" | "isPaused" | "playRound">
> {
  readonly onPresented: RoulettePlayerProps["onPresented"];
  /** Where the ball stops, whatever is bet. */
  readonly stopsAt?: number;
  /** Where a round stands still, in milliseconds. */
  readonly stopsAtMs?: number;
  readonly isInRealTime?: boolean;
}

/** A table of roulette whose ball stops at a given number. */
export function StoryRoulette(props: StoryRouletteProps) {
  const [stakeOre, setStake] = useState(100);
  const [sound, setSound] = useState<GameSound>({ isOn: false, volume: 0.6 });
  const [clock] = useState(() => storyClock(props.stopsAtMs));
  const playRound: RoulettePlayerProps["playRound"] = ({ bets }) =>
    Promise.resolve({ kind: "round", round: rouletteRound(bets, props.stopsAt ?? 17) });
  return (
    <main style={{ blockSize: "min(100dvh, 60rem)" }}>
      <style href="house-games" precedence="default">
        {houseGamesCss()}
      </style>
      <HouseRoulette
        table={STORY_ROULETTE}
        mode={props.mode ?? "real"}
        locale="da"
        messages={createTranslator("da").messagesOf(...HOUSE_GAME_MESSAGES)}
        stakeOre={stakeOre}
        onStake={setStake}
        playRound={props.playRound ?? playRound}
        unfinished={props.unfinished ?? null}
        lastRound={props.lastRound ?? null}
        isPaused={props.isPaused ?? false}
        sound={sound}
        onSound={setSound}
        onPresented={props.onPresented}
        {...(props.isInRealTime !== true && { clock })}
      />
    </main>
  );
}
