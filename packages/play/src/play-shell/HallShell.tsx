"use client";
import { HallChat } from "@spilhus/chat/react";
import { Hall } from "@spilhus/house-games";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { useServerSeconds } from "@spilhus/player-session/session-clock";
import { Button, clockText, PlayBar, PlayMessage, PlayOpening, PlayShellFrame } from "@spilhus/ui";
import type { ReactNode } from "react";
import { type OpenHall, REALITY_CHECK_DUE, useHall, useHallReality } from "../hall/index.ts";
import { LossLimitOffer, useLossOffer } from "../loss-offer/index.ts";
import { type BudgetInPlay, BudgetTool, usePlayBudget } from "../play-budget/index.ts";
import { ChatPlace } from "./ChatPlace.tsx";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { PlayClock } from "./PlayClock.tsx";
import type { HallOfPage, PlayProps } from "./playProps.ts";
import { PlayStop } from "./PlayStop.tsx";
import { playWays } from "./playWays.ts";
import { RealityCheckDialog } from "./RealityCheckDialog.tsx";
import { ToolPlace } from "./ToolPlace.tsx";

interface HallShellProps extends PlayProps {
  readonly hall: HallOfPage;
}

const NO_TIME = { serverTime: "1970-01-01T00:00:00Z", readAt: 0 };

/** Balance, what is staked now, net result and time of this visit, as the bar shows them. */
function HallBar({
  game,
  places,
  messages,
  open,
  budget,
}: HallShellProps & { readonly open: OpenHall | undefined; readonly budget: BudgetInPlay }) {
  const t = islandTranslator(messages);
  const now = useServerSeconds(open?.moment ?? NO_TIME);
  const seconds = open && now - Math.floor(Date.parse(open.openedAt) / 1_000);
  const money = (ore: number | undefined) =>
    ore === undefined ? undefined : formatOre(ore, messages.locale);
  return (
    <PlayBar
      label={t("play.ways")}
      title={game.name}
      clock={<PlayClock messages={messages} />}
      figures={[
        { id: "balance", label: t("play.balance"), text: money(open?.balanceOre) },
        { id: "stake", label: t("play.stake"), text: money(open?.totals.openOre) },
        {
          id: "net",
          label: t("play.net"),
          text: money(open && open.totals.winsOre - open.totals.stakesOre),
        },
        { id: "time", label: t("play.time"), text: seconds === undefined ? undefined : clockText(seconds) },
        ...(budget.shown.budget
          ? [{ id: "budget", label: t("play.budget"), text: money(budget.shown.budget.leftOre) }]
          : []),
      ]}
      ways={playWays(places, t)}
      close={{ href: places.game, label: t("play.close") }}
      tools={
        <>
          {!open && <ToolPlace icon="coins" label={t("play.budgetTool")} />}
          {open && <BudgetTool budget={budget} messages={messages} />}
          <FullScreenButton enter={t("play.fullScreen")} leave={t("play.leaveFullScreen")} />
        </>
      }
    />
  );
}

/** The hall, which learns the time by itself. */
function TimedHall({
  open,
  session,
  game,
  hall,
  locale,
  timeZone,
}: Pick<HallShellProps, "game" | "hall" | "locale" | "timeZone"> & {
  readonly open: OpenHall;
  readonly session: ReturnType<typeof useHall>["session"];
}) {
  const nowSeconds = useServerSeconds(open.moment);
  const { kind, plate, air, messages, zoneYears } = hall;
  const { state, last, lateSince, isCutOff, purchases, offer, isBusy } = open;
  const problem = open.problem?.code === REALITY_CHECK_DUE ? undefined : open.problem;
  return (
    <Hall
      {...{ kind, plate, air, timeZone, state, last, lateSince, isCutOff, purchases, offer, isBusy, problem }}
      {...{ nowSeconds, locale, messages, zoneYears }}
      name={game.name}
      onOffer={(round, count) => void session.offer(round, count)}
      onBuy={(round, plates) => void session.buy(round, plates)}
      onReturn={(purchaseId) => void session.giveBack(purchaseId)}
      draw={session.draw}
      myRounds={session.myRounds}
      myRound={session.myRound}
    />
  );
}

/** The reality check of the hall, which learns the time by itself. */
function HallReality({
  open,
  places,
  messages,
}: Pick<HallShellProps, "places" | "messages"> & { readonly open: OpenHall }) {
  const { due, keeper } = useHallReality(open, useServerSeconds(open.moment));
  if (!due) return undefined;
  return (
    <RealityCheckDialog
      {...due}
      places={places}
      messages={messages}
      onInterval={(everyMinutes) => void keeper.choose(everyMinutes)}
      onGoOn={() => void keeper.acknowledge()}
      onStop={() => location.assign(places.game)}
    />
  );
}

/** A hall in play: the bar that stays in sight, the hall, and what stands in its place when it is over. */
export function HallShell(props: HallShellProps) {
  const { game, hall, places, messages, locale, timeZone } = props;
  const t = islandTranslator(messages);
  const { session, shown } = useHall(hall.brand, game.slug);
  const open = shown.phase === "open" ? shown : undefined;
  const offer = useLossOffer(true);
  const isKnown = useSession() !== undefined;
  const isChatComing = hall.hasChat && !isKnown && shown.phase !== "over";
  const budget = usePlayBudget(open !== undefined, `${open?.balanceOre} ${open?.totals.stakesOre}`);
  let stage: ReactNode;
  if (shown.phase === "opening" || (open && offer.shown === "asking")) {
    stage = <PlayOpening picture={props.picture} text={t("play.opening")} />;
  } else if (shown.phase === "over") {
    stage = (
      <PlayStop {...{ kind: shown.reason, until: shown.until, places, messages, timeZone }} hasPlates />
    );
  } else if (shown.phase === "failed") {
    const hallText = islandTranslator(hall.messages);
    stage = (
      <PlayMessage
        title={t(shown.reason === "not-found" ? "play.gameClosedTitle" : "play.noAnswerTitle")}
        text={hallText(shown.reason === "not-found" ? "hall.notFound" : "hall.noState")}
        actions={<Button onClick={() => void session.open()}>{t("play.tryAgain")}</Button>}
      />
    );
  } else stage = <TimedHall {...{ session, game, hall, locale, timeZone }} open={shown} />;
  return (
    <PlayShellFrame
      bar={<HallBar {...props} open={open} budget={budget} />}
      aside={isChatComing ? <ChatPlace /> : <HallChat hall={{ slug: game.slug, name: game.name }} />}
    >
      {open && offer.shown === "offered" && (
        <LossLimitOffer limits={places.limits} messages={messages} onPostpone={offer.postpone} />
      )}
      {stage}
      {open && <HallReality {...{ open, places, messages }} />}
    </PlayShellFrame>
  );
}
