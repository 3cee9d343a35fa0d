import { Icon } from "@spilhus/ui";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { pictureOf } from "../../art/drawing.ts";
import type { PresentationClock } from "../../clock/index.ts";
import type { RoulettePlayerProps } from "../../house-game/index.ts";
import { celebrationOf, outcomeOf, SoundControl, useReducedMotion } from "../../slot/index.ts";
import { useSoundDesk } from "../../sound/index.ts";
import { colourOf, NUMBER_BETS, type NumberBet } from "../bets/betChoice.ts";
import { totalOf } from "../bets/placedBets.ts";
import { BetTable } from "../layout/BetTable.tsx";
import { numberOf, useRoulette } from "../state/useRoulette.ts";
import { Wheel } from "../wheel/Wheel.tsx";
import { orangeryScene } from "./orangeryScene.ts";
import { RouletteMessage } from "./RouletteMessage.tsx";
import { rouletteSounds } from "./rouletteSounds.ts";
import { rouletteTexts } from "../texts/rouletteTexts.ts";

const RouletteRules = lazy(async () => ({ default: (await import("./RouletteRules.tsx")).RouletteRules }));

const SCENE = pictureOf(orangeryScene);

const CHOICES = {
  straight: "houseGames.straight",
  "split-side": "houseGames.splitSide",
  "split-next": "houseGames.splitNext",
  street: "houseGames.street",
  corner: "houseGames.corner",
  "six-line": "houseGames.sixLine",
} as const satisfies Record<NumberBet, string>;

const WHEEL_PHASES = { betting: "still", asked: "rolling", falling: "falling", result: "still" } as const;

export interface RoulettePlayerWithClock extends RoulettePlayerProps {
  /** Another time than the page's own, in stories and tests. */
  readonly clock?: PresentationClock;
}

/** A table of European roulette: the wheel, the table, chips, and one button that begins a round. */
export function RoulettePlayer(props: RoulettePlayerWithClock) {
  const { table, mode, locale, messages, stakeOre, onStake, isPaused, sound, onSound } = props;
  const texts = useMemo(() => rouletteTexts(messages, locale), [messages, locale]);
  const { t, money, plain, numberText } = texts;
  const [choice, setChoice] = useState<NumberBet>("straight");
  const [areRulesOpen, setRulesOpen] = useState(false);
  const isCalm = useReducedMotion();
  const names = useId();
  const play = useSoundDesk(sound);
  const { state, lay, takeBack, undo, clear, again, press } = useRoulette({
    ...props,
    onCue(cue) {
      if (typeof cue === "string") play(rouletteSounds[cue]);
      else {
        const size = celebrationOf(outcomeOf(cue.winOre, cue.stakeOre));
        if (size !== undefined) play(rouletteSounds.win[size - 1] ?? []);
      }
    },
  });
  const { phase, chips, before, round, numbers } = state;
  const isRunning = phase === "asked" || phase === "falling";
  const totalOre = totalOf(chips);
  const tellLaid = useEffectEvent((laidOre: number) => props.onLaid?.(laidOre));
  useEffect(() => tellLaid(totalOre), [totalOre]);
  // On a phone the table is higher than the screen: who bets on its far end would see neither wheel nor result.
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRunning) floor.current?.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  }, [isRunning, isCalm]);
  const canPress = !isPaused && phase === "betting" && chips.length > 0;
  const shown = phase === "falling" || phase === "result" ? numberOf(round) : numbers[0];
  const tool = (label: string, onClick: () => void, isOff: boolean) => (
    <button
      type="button"
      className="roulette-tool"
      onClick={onClick}
      {...((isRunning || isOff) && { "aria-disabled": true })}
    >
      {label}
    </button>
  );
  return (
    <section className="slot roulette" aria-label={t("houseGames.rouletteName")} data-phase={phase}>
      <img className="slot-scene" src={SCENE} alt="" draggable={false} />
      <div className="roulette-floor" ref={floor}>
        <div className="roulette-side">
          {mode === "demo" && <p className="slot-demo">{t("houseGames.demoNote")}</p>}
          <Wheel
            phase={WHEEL_PHASES[phase]}
            number={shown}
            fallsMs={table.minRoundMs - 250}
            isCalm={isCalm}
          />
          <RouletteMessage
            state={state}
            stakeOre={totalOre}
            mostOre={table.maxStakeOre}
            isPaused={isPaused}
            texts={texts}
          />
          <ol className="roulette-latest" aria-label={t("houseGames.latest")}>
            {numbers.map((number, place) => (
              <li key={`${numbers.length}-${place}`} className="number" data-colour={colourOf(number)}>
                <span aria-hidden="true">{number}</span>
                <span className="visually-hidden">{numberText(number)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="roulette-felt">
          <fieldset className="roulette-choices">
            <legend className="visually-hidden">{t("houseGames.betKind")}</legend>
            {NUMBER_BETS.map((each) => (
              <label className="roulette-choice" key={each}>
                <input
                  type="radio"
                  className="slot-stake-input"
                  name={`${names}-choice`}
                  checked={each === choice}
                  onChange={() => setChoice(each)}
                />
                <span>{t(CHOICES[each])}</span>
              </label>
            ))}
          </fieldset>
          <BetTable
            chips={chips}
            choice={choice}
            fallen={phase === "result" ? numberOf(round) : undefined}
            isClosed={isRunning}
            texts={texts}
            onLay={lay}
            onTakeBack={takeBack}
          />
          <div className="roulette-tools">
            {tool(t("houseGames.undo"), undo, chips.length === 0)}
            {tool(t("houseGames.clear"), clear, chips.length === 0)}
            {tool(t("houseGames.again"), again, before.length === 0)}
            <p className="roulette-total">
              {t("houseGames.total")} <strong className="number">{money(totalOre)}</strong>
            </p>
          </div>
        </div>
      </div>
      <div className="slot-bar">
        <fieldset className="slot-stakes" disabled={isRunning}>
          <legend className="slot-stakes-title">{t("houseGames.chip")}</legend>
          <div className="slot-stakes-row">
            {table.stakesOre.map((ore) => (
              <label className="slot-stake number" key={ore}>
                <input
                  type="radio"
                  className="slot-stake-input"
                  name={`${names}-chip`}
                  checked={ore === stakeOre}
                  onChange={() => onStake(ore)}
                  aria-label={money(ore)}
                />
                <span aria-hidden="true">{plain(ore)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <button
          type="button"
          className="slot-spin"
          aria-label={t("houseGames.spinFor", { stake: money(totalOre) })}
          {...(!canPress && { "aria-disabled": true })}
          onKeyDown={(event) => {
            if (event.repeat) event.preventDefault();
          }}
          onClick={press}
        >
          <Icon name="play" />
          <span className="slot-spin-text">{t("houseGames.spin")}</span>
        </button>
        <div className="slot-tools">
          <button
            type="button"
            className="slot-tool"
            aria-label={t("houseGames.rouletteRules")}
            onClick={() => setRulesOpen(true)}
          >
            <Icon name="info" />
          </button>
          <SoundControl sound={sound} onSound={onSound} texts={texts} />
        </div>
      </div>
      {areRulesOpen && (
        <Suspense>
          <RouletteRules table={table} locale={locale} texts={texts} onClose={() => setRulesOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
