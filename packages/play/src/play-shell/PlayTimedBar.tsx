import { islandTranslator } from "@spilhus/i18n/island";
import { useServerSeconds } from "@spilhus/player-session/session-clock";
import { PlayBar } from "@spilhus/ui";
import type { OpenPlay } from "../play-session/index.ts";
import { type BudgetInPlay, BudgetTool } from "../play-budget/index.ts";
import { FullScreenButton } from "./FullScreenButton.tsx";
import { PlayClock } from "./PlayClock.tsx";
import { playFigures } from "./playFigures.ts";
import type { PlayProps } from "./playProps.ts";
import { playWays } from "./playWays.ts";
import { ToolPlace } from "./ToolPlace.tsx";

interface PlayTimedBarProps extends Pick<PlayProps, "game" | "mode" | "places" | "messages"> {
  readonly open: OpenPlay | undefined;
  readonly stakeOre: number | undefined;
  readonly budget: BudgetInPlay;
}

const NO_TIME = { serverTime: "1970-01-01T00:00:00Z", readAt: 0 };

/** The bar of a game with its figures and the time of the play session, on the server's clock. */
export function PlayTimedBar({ game, mode, places, messages, open, stakeOre, budget }: PlayTimedBarProps) {
  const t = islandTranslator(messages);
  const now = useServerSeconds(open?.moment ?? NO_TIME);
  const seconds = open && now - Math.floor(Date.parse(open.play.openedAt) / 1_000);
  return (
    <PlayBar
      label={t("play.ways")}
      title={game.name}
      demoLabel={mode === "demo" ? t("play.demo") : undefined}
      clock={<PlayClock messages={messages} />}
      figures={playFigures({
        ...{ open, mode, stakeOre, seconds, messages },
        budgetLeftOre: mode === "demo" ? undefined : budget.shown.budget?.leftOre,
      })}
      ways={playWays(places, t)}
      close={{ href: places.game, label: t("play.close") }}
      tools={
        <>
          {mode === "real" && !open && <ToolPlace icon="coins" label={t("play.budgetTool")} />}
          {mode === "real" && open && <BudgetTool budget={budget} messages={messages} />}
          <FullScreenButton enter={t("play.fullScreen")} leave={t("play.leaveFullScreen")} />
        </>
      }
    />
  );
}
