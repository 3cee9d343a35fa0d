"use client";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { tellLostSession } from "@spilhus/player-session/visitor";
import { PlayBar, PlayOpening, PlayShellFrame, SessionClock } from "@spilhus/ui";
import { loadGameApi } from "../play-events/index.ts";
import { ChatPlace } from "./ChatPlace.tsx";
import { inOwnTask } from "./inOwnTask.ts";
import { playFigures } from "./playFigures.ts";
import type { PlayProps } from "./playProps.ts";
import { PlayStop } from "./PlayStop.tsx";
import { playWays } from "./playWays.ts";
import { ToolPlace } from "./ToolPlace.tsx";

const gameShell = () => import("./GameShell.tsx");
const hallShell = () => import("./HallShell.tsx");
const GameShell = lazy(async () => ({ default: (await gameShell()).GameShell }));
const HallShell = lazy(async () => ({ default: (await hallShell()).HallShell }));

type Start = "starting" | "ready" | "failed";

/** The bar before anything of the player is known, which the server renders. */
function WaitingShell({
  game,
  mode,
  places,
  messages,
  hall,
  children,
}: PlayProps & { readonly children: ReactNode }) {
  const t = islandTranslator(messages);
  return (
    <PlayShellFrame
      bar={
        <PlayBar
          label={t("play.ways")}
          title={game.name}
          demoLabel={mode === "demo" ? t("play.demo") : undefined}
          clock={<SessionClock label={t("play.clock")} seconds={undefined} />}
          figures={playFigures({ mode, messages, open: undefined, stakeOre: undefined, seconds: undefined })}
          ways={playWays(places, t)}
          close={{ href: places.game, label: t("play.close") }}
          tools={
            <>
              {mode === "real" && <ToolPlace icon="coins" label={t("play.budgetTool")} />}
              <ToolPlace icon="expand" label={t("play.fullScreen")} />
            </>
          }
        />
      }
      aside={hall?.hasChat && <ChatPlace />}
    >
      {children}
    </PlayShellFrame>
  );
}

/**
 * Starts the page of a game: loads its script once, and then the shell. Without the script no game is played; the page says
 * so and leads back (R8.13).
 */
export function PlayIsland(props: PlayProps) {
  const { places, picture, messages, hall } = props;
  const isHall = hall !== undefined;
  const t = islandTranslator(messages);
  const [start, setStart] = useState<Start>("starting");
  // From the first moment: until the shell is here, opening the game says why it cannot be.
  useEffect(() => tellLostSession(() => {}), []);
  useEffect(() => {
    let isHere = true;
    // The shell is fetched beside the script that it waits for; a failure shows where it is drawn. Not in this task, the longest
    // of the page, which makes it answer: adding a chunk's scripts takes a phone 40 ms.
    const stopFetching = inOwnTask(() => {
      (isHall ? hallShell() : gameShell()).catch(() => undefined);
    });
    loadGameApi().then(
      () => isHere && setStart(self.gameHub ? "ready" : "failed"),
      () => isHere && setStart("failed"),
    );
    return () => {
      isHere = false;
      stopFetching();
    };
  }, [isHall]);
  const waiting = (
    <WaitingShell {...props}>
      <PlayOpening picture={picture} text={t("play.opening")} />
    </WaitingShell>
  );
  if (start === "starting") return waiting;
  if (start === "failed") {
    return (
      <WaitingShell {...props}>
        <PlayStop kind="script" places={places} messages={messages} />
      </WaitingShell>
    );
  }
  return (
    <Suspense fallback={waiting}>
      {props.hall ? <HallShell {...props} hall={props.hall} /> : <GameShell {...props} />}
    </Suspense>
  );
}
