import { Button } from "@spilhus/ui";
import { useRef, useSyncExternalStore } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import type { Say } from "./types.ts";
import { useLostFocus } from "./useLostFocus.ts";

interface EndedViewProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly onAgain: () => void;
}

const RATINGS = [1, 2, 3, 4, 5] as const;

/** A conversation that is over: how it was, and the way into another one. */
export function EndedView({ t, talk, onAgain }: EndedViewProps) {
  const { conversation } = useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
  const rating = conversation?.rating ?? null;
  const ended = useRef<HTMLOutputElement>(null);
  useLostFocus(ended);
  return (
    <>
      <output ref={ended} tabIndex={-1}>
        {t("support.ended")}
      </output>
      <fieldset className="support-rating">
        <legend>{t("support.rate")}</legend>
        {RATINGS.map((value) => (
          <Button
            key={value}
            kind={value === rating ? "primary" : "secondary"}
            size="small"
            aria-pressed={value === rating}
            onClick={() => void talk.rate(value)}
          >
            {t(`support.rating_${value}`)}
          </Button>
        ))}
      </fieldset>
      {rating !== null && <output>{t("support.rated")}</output>}
      <div className="support-actions">
        <Button kind="secondary" onClick={onAgain}>
          {t("support.again")}
        </Button>
      </div>
    </>
  );
}
