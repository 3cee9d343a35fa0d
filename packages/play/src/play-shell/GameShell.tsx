"use client";
import { useState, type ReactNode } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { PlayOpening, PlayShellFrame } from "@spilhus/ui";
import { LossLimitOffer, useLossOffer } from "../loss-offer/index.ts";
import { usePlayBudget } from "../play-budget/index.ts";
import { GameStage } from "./GameStage.tsx";
import { PlayStop } from "./PlayStop.tsx";
import type { PlayProps } from "./playProps.ts";
import { isBudgetSpent } from "./isBudgetSpent.ts";
import { PlayTimedBar } from "./PlayTimedBar.tsx";
import { RealityCheckDialog } from "./RealityCheckDialog.tsx";
import { shownStake } from "./shownStake.ts";
import { usePlaySession } from "./usePlaySession.ts";
import { usePlayTracking } from "./usePlayTracking.ts";

/** A game in play: the bar that stays in sight, the game, and what stands in its place when it is over. */
export function GameShell(props: PlayProps) {
  const { game, mode, places, picture, messages, timeZone } = props;
  const t = islandTranslator(messages);
  usePlayTracking();
  const { session, shown, isPaused } = usePlaySession({ game: game.slug, mode });
  const offer = useLossOffer(mode === "real");
  const [chosenOre, setChosenOre] = useState<number>();
  const [laidOre, setLaidOre] = useState(0);
  const open = shown.phase === "open" ? shown : undefined;
  const stakeOre = open && shownStake(open, { chosenOre, laidOre });
  const budget = usePlayBudget(
    mode === "real" && open !== undefined,
    open ? `${open.isShowingRound} ${open.balance.version} ${open.play.playId}` : "",
  );
  const retry = () => self.gameHub?.start({ game: game.slug, mode });
  const stop = () => void session.close().then(() => location.assign(places.game));

  let stage: ReactNode;
  if (shown.phase === "opening" || (open && offer.shown === "asking")) {
    stage = <PlayOpening picture={picture} text={t("play.opening")} />;
  } else if (shown.phase !== "open") {
    const totals = shown.phase === "over" ? shown.totals : undefined;
    const { reason, until } = shown;
    stage = (
      <PlayStop {...{ kind: reason, until, places, messages, mode, totals, timeZone }} onRetry={retry} />
    );
  } else if (isBudgetSpent(shown, budget.shown.budget)) {
    stage = <PlayStop kind="budget-spent" {...{ places, messages }} totals={shown.totals} />;
  } else {
    stage = (
      <GameStage
        {...props}
        // Another play session begins with a game of its own.
        key={shown.play.playId}
        session={session}
        open={shown}
        chosenOre={chosenOre}
        onStake={setChosenOre}
        onLaid={setLaidOre}
        isPaused={isPaused || shown.isRealityCheckDue}
      />
    );
  }
  return (
    <PlayShellFrame bar={<PlayTimedBar {...{ game, mode, places, messages, open, budget, stakeOre }} />}>
      {open && offer.shown === "offered" && (
        <LossLimitOffer limits={places.limits} messages={messages} onPostpone={offer.postpone} />
      )}
      {stage}
      {open?.isRealityCheckDue && open.realityCheck && (
        <RealityCheckDialog
          check={open.realityCheck}
          moment={open.moment}
          places={places}
          messages={messages}
          onInterval={(everyMinutes) => void session.chooseInterval(everyMinutes)}
          onGoOn={() => void session.acknowledge()}
          onStop={stop}
        />
      )}
    </PlayShellFrame>
  );
}
