import { Icon } from "@spilhus/ui";
import { lazy, Suspense, useMemo, useState } from "react";
import type { PresentationClock } from "../../clock/index.ts";
import type { SlotPlayerProps } from "../../house-game/index.ts";
import type { SlotSkin } from "../../skin/index.ts";
import { useSoundDesk } from "../../sound/index.ts";
import { SoundControl } from "../controls/SoundControl.tsx";
import { SpinButton } from "../controls/SpinButton.tsx";
import { StakeLadder } from "../controls/StakeLadder.tsx";
import { celebrationOf, outcomeOf } from "../plan/outcome.ts";
import type { SlotCue } from "../plan/slotCue.ts";
import { Reel } from "../reels/Reel.tsx";
import { Celebration } from "../wins/Celebration.tsx";
import { WinMarks } from "../wins/WinMarks.tsx";
import { FreeSpinsPanel } from "./FreeSpinsPanel.tsx";
import { SlotMessage } from "./SlotMessage.tsx";
import { SlotSign } from "./SlotSign.tsx";
import { canPress } from "../state/slotState.ts";
import { slotTexts } from "../texts/slotTexts.ts";
import { useReducedMotion } from "./useReducedMotion.ts";
import { useSlot } from "../state/useSlot.ts";
import { WindowTable } from "./WindowTable.tsx";

const RulesDialog = lazy(async () => ({ default: (await import("../rules/RulesDialog.tsx")).RulesDialog }));

interface SlotPlayerWithSkin extends SlotPlayerProps {
  readonly skin: SlotSkin;
  /** Another time than the page's own, in stories and tests. */
  readonly clock?: PresentationClock;
}

/**
 * A slot as it is played. It fills its container, whose height decides how large the reels are. A press begins a round; what
 * is shown comes from the gateway's events alone.
 */
export function SlotPlayer(props: SlotPlayerWithSkin) {
  const { table, skin, mode, locale, messages, stakeOre, onStake, isPaused, sound, onSound } = props;
  const [areRulesOpen, setRulesOpen] = useState(false);
  const texts = useMemo(() => slotTexts(messages, locale), [messages, locale]);
  const isCalm = useReducedMotion();
  const play = useSoundDesk(sound);
  const onCue = (cue: SlotCue) =>
    play(cue.kind === "win" ? (skin.sounds.win[cue.size - 1] ?? []) : skin.sounds[cue.kind]);
  const { state, press, skip } = useSlot({ ...props, onCue });
  const { view, phase, round } = state;
  const { t } = texts;
  const isRunning = phase === "asked" || phase === "showing";
  const celebration =
    round && phase === "result" ? celebrationOf(outcomeOf(round.winOre, round.stakeOre)) : undefined;
  const isNet = round !== undefined && celebrationOf(outcomeOf(round.winOre, round.stakeOre)) !== undefined;
  const isTurning = view.phases.some((each) => each !== "still");
  const turning = t(skin.motion === "fall" ? "houseGames.falling" : "houseGames.spinning");
  const won = view.wins.flatMap(({ spots }) => spots);
  return (
    <section
      className="slot"
      aria-label={skin.name}
      data-game={table.id}
      data-motion={skin.motion}
      data-phase={phase}
      {...(view.free && { "data-free": view.free.stage })}
      {...(celebration !== undefined && { "data-celebrates": celebration })}
    >
      <img className="slot-scene" src={skin.scene} alt="" draggable={false} />
      <div className="slot-stage" data-reels={table.reels} data-rows={table.rows}>
        <SlotSign name={skin.name} table={table} mode={mode} view={view} texts={texts} />
        <div className="slot-cabinet">
          <div
            className="slot-reels"
            aria-hidden="true"
            {...(isTurning && { "data-turning": "" })}
            {...(won.length > 0 && { "data-wins": isNet ? "net" : "back" })}
          >
            {view.window.map((column, place) => (
              <Reel
                key={`reel-${place}`}
                place={place}
                column={column}
                phase={view.phases[place] ?? "still"}
                symbols={table.symbols}
                skin={skin}
                isCovered={view.covered.includes(place)}
                isCalm={isCalm}
                isHopeful={view.hopeful.includes(place)}
                won={won}
                taken={view.taken}
                fallen={view.fallen[place] ?? []}
              />
            ))}
            <WinMarks wins={view.wins} reels={table.reels} rows={table.rows} money={texts.money} />
          </div>
          {view.free && phase === "showing" && (
            <FreeSpinsPanel free={view.free} wonOre={view.wonOre} texts={texts} />
          )}
          {celebration !== undefined && <Celebration key={round?.id} size={celebration} />}
        </div>
        {!isTurning && <WindowTable window={view.window} texts={texts} />}
        <SlotMessage
          state={state}
          stakeOre={round && isRunning ? round.stakeOre : stakeOre}
          isPaused={isPaused}
          turning={turning}
          texts={texts}
        />
      </div>
      <div className="slot-bar">
        <StakeLadder
          stakesOre={table.stakesOre}
          stakeOre={stakeOre}
          onStake={onStake}
          {...(table.kind === "lines" && { lines: table.lines.length })}
          isDisabled={isRunning}
          texts={texts}
        />
        <SpinButton
          stakeOre={stakeOre}
          canPress={canPress(state, isPaused)}
          canSkip={state.canSkip}
          onPress={press}
          onSkip={skip}
          texts={texts}
        />
        <div className="slot-tools">
          <button
            type="button"
            className="slot-tool"
            aria-label={t("houseGames.rules")}
            onClick={() => setRulesOpen(true)}
          >
            <Icon name="info" />
          </button>
          <SoundControl sound={sound} onSound={onSound} texts={texts} />
        </div>
      </div>
      {areRulesOpen && (
        <Suspense>
          <RulesDialog
            table={table}
            skin={skin}
            locale={locale}
            stakeOre={stakeOre}
            texts={texts}
            onClose={() => setRulesOpen(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
