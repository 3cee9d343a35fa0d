import { lazy, Suspense } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { PlayOpening } from "@spilhus/ui";
import { HouseGame } from "./HouseGame.tsx";
import type { OpenPlay, PlaySession } from "../play-session/index.ts";
import type { PlayProps } from "./playProps.ts";
import { startStake } from "./startStake.ts";

// Pages of the house's games carry nothing of frames.
const StudioGame = lazy(async () => ({ default: (await import("./StudioGame.tsx")).StudioGame }));

interface GameStageProps extends PlayProps {
  readonly session: PlaySession;
  readonly open: OpenPlay;
  readonly chosenOre: number | undefined;
  readonly onStake: (stakeOre: number) => void;
  /** At a table: what lies on it, in øre. */
  readonly onLaid: (totalOre: number) => void;
  readonly isPaused: boolean;
}

/** The open game: of the house, or of a studio in its frame. */
export function GameStage({ chosenOre, onStake, onLaid, ...props }: GameStageProps) {
  const { open } = props;
  const { table } = open.play;
  if (table.kind === "studio") {
    return (
      <Suspense
        fallback={
          <PlayOpening picture={props.picture} text={islandTranslator(props.messages)("play.opening")} />
        }
      >
        <StudioGame {...props} table={table} />
      </Suspense>
    );
  }
  return (
    <HouseGame
      {...props}
      table={table}
      stakeOre={chosenOre ?? startStake(table, open.play)}
      onStake={onStake}
      onLaid={onLaid}
    />
  );
}
