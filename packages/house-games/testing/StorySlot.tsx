import { createTranslator } from "@spilhus/i18n";
import { useState } from "react";
import {
  type GameSound,
  HouseSlot,
  type RoundAnswer,
  SLOT_MESSAGES,
  type SlotPlayerProps,
  type SlotRound,
} from "../src/index.ts";
import { houseGamesCss } from "../src/style-sheet/index.ts";
import { storyClock } from "./storyClock.ts";

export interface StorySlotProps extends Pick<SlotPlayerProps, "table" | "onPresented"> {
  readonly mode?: SlotPlayerProps["mode"];
  readonly locale?: SlotPlayerProps["locale"];
  readonly unfinished?: SlotRound;
  readonly lastRound?: SlotRound;
  readonly isPaused?: boolean;
  readonly stakeOre?: number;
  /** Answers to the presses, in turn; the last one again and again. */
  readonly answers?: readonly RoundAnswer<SlotRound>[];
  readonly playRound?: SlotPlayerProps["playRound"];
  /** Where a round stands still, in milliseconds after the press. */
  readonly stopsAtMs?: number;
  /** Rounds take their time, as on a page. */
  readonly isInRealTime?: boolean;
  readonly height?: string;
}

/** A slot with a shell that answers from a list. */
export function StorySlot(props: StorySlotProps) {
  const { table, locale = "da", answers = [], stopsAtMs, height = "min(100dvh, 60rem)" } = props;
  const [stakeOre, setStake] = useState(props.stakeOre ?? table.stakesOre[0] ?? 0);
  const [sound, setSound] = useState<GameSound>({ isOn: false, volume: 0.6 });
  const [clock] = useState(() => storyClock(stopsAtMs));
  const [left] = useState(() => [...answers]);
  const answerInTurn = () => {
    const answer = left.length > 1 ? left.shift() : left[0];
    return Promise.resolve<RoundAnswer<SlotRound>>(answer ?? { kind: "refused", reason: "no-answer" });
  };
  return (
    <main style={{ blockSize: height }}>
      <style href="house-games" precedence="default">
        {houseGamesCss()}
      </style>
      <HouseSlot
        table={table}
        mode={props.mode ?? "real"}
        locale={locale}
        messages={createTranslator(locale).messagesOf(...SLOT_MESSAGES)}
        stakeOre={stakeOre}
        onStake={setStake}
        playRound={props.playRound ?? answerInTurn}
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
