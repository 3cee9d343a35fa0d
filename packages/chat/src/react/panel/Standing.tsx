import { Button } from "@spilhus/ui";
import type { Obstacle } from "./obstacle.ts";
import type { PanelWords } from "./panelText.ts";
import { standingText } from "./standingText.ts";

export interface StandingProps {
  readonly obstacle: Obstacle;
  readonly places: { readonly inbox: string };
  readonly words: PanelWords;
  readonly onTryAgain: () => void;
}

/** Decided by the house about this player, who may complain of it. */
const DECIDED: ReadonlySet<Obstacle["reason"]> = new Set(["banned", "muted", "removed"]);
/** May be over by now. */
const PASSING: ReadonlySet<Obstacle["reason"]> = new Set(["removed", "room-full"]);

/** Why the player may not write, and what they can do about it. */
export function Standing({ obstacle, places, words, onTryAgain }: StandingProps) {
  const { t } = words;
  return (
    <>
      {standingText(obstacle, words)}{" "}
      {DECIDED.has(obstacle.reason) && <a href={places.inbox}>{t("chat.complain")}</a>}
      {PASSING.has(obstacle.reason) && (
        <Button size="small" kind="secondary" onClick={onTryAgain}>
          {t("chat.tryAgain")}
        </Button>
      )}
    </>
  );
}
