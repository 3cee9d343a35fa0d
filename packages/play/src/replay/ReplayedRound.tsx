import type { Locale } from "@spilhus/contracts";
import type { Replay } from "@spilhus/contracts/play";
import { HouseRoulette, HouseSlot, type GameSound } from "@spilhus/house-games";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { Button, DetailList, Stack } from "@spilhus/ui";
import { useState } from "react";
import { momentText } from "../moment/index.ts";
import type { ReplayMessages } from "./replayMessages.ts";

interface ReplayedRoundProps {
  readonly replay: Replay;
  readonly locale: Locale;
  readonly zone: string;
  readonly messages: ReplayMessages;
}

const SILENT: GameSound = { isOn: false, volume: 0.6 };
/** Nothing is played here: the game shows what was. */
const notPlayed = () => Promise.resolve({ kind: "refused", reason: "game-closed" } as const);
const ignore = () => {};

/** The game, which begins with a round that was played before and takes no other. */
function ShownAgain({ replay: { round, table }, locale, messages }: Omit<ReplayedRoundProps, "zone">) {
  const [sound, setSound] = useState(SILENT);
  const shared = {
    ...{ mode: round.mode, locale, messages, sound, onSound: setSound, isPaused: true },
    ...{ stakeOre: round.stakeOre, onStake: ignore, onPresented: ignore, playRound: notPlayed },
  };
  if (table?.kind === "roulette" && round.kind === "roulette") {
    return <HouseRoulette {...shared} table={table} onLaid={ignore} unfinished={round} />;
  }
  if ((table?.kind === "lines" || table?.kind === "ways") && round.kind === "slot") {
    return <HouseSlot {...shared} table={table} unfinished={round} />;
  }
  return <p>{islandTranslator(messages)("play.replayOldRules")}</p>;
}

/** A round shown again as it was, with what it was about in figures, as often as one likes. */
export function ReplayedRound({ replay, locale, zone, messages }: ReplayedRoundProps) {
  const t = islandTranslator(messages);
  const [shows, setShows] = useState(1);
  const { round, gameName } = replay;
  const money = (ore: number) => formatOre(ore, locale);
  return (
    <Stack gap={5}>
      {replay.table && (
        <>
          <div className="replay-stage">
            <ShownAgain key={shows} {...{ replay, locale, messages }} />
          </div>
          <p>
            <Button kind="secondary" onClick={() => setShows(shows + 1)}>
              {t("play.replayAgain")}
            </Button>
          </p>
        </>
      )}
      {!replay.table && <p>{t("play.replayOldRules")}</p>}
      <DetailList
        emptyLabel="–"
        details={[
          { id: "game", term: t("play.replayGame"), value: gameName },
          { id: "time", term: t("play.replayTime"), value: momentText(round.startedAt, zone, locale) },
          { id: "stake", term: t("play.replayStake"), value: money(round.stakeOre) },
          { id: "win", term: t("play.replayWin"), value: money(round.winOre) },
          { id: "net", term: t("play.replayNet"), value: money(round.winOre - round.stakeOre) },
          { id: "id", term: t("play.replayId"), value: round.id },
          { id: "version", term: t("play.replayVersion"), value: round.mathVersion.slice(0, 16) },
        ]}
      />
    </Stack>
  );
}
