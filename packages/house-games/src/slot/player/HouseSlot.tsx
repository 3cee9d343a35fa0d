"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";
import { useEffect, useState } from "react";
import type { PresentationClock } from "../../clock/index.ts";
import type { SlotPlayerProps } from "../../house-game/index.ts";
import type { SlotSkin } from "../../skin/index.ts";
import { loadSkin } from "./loadSkin.ts";
import { SlotPlayer } from "./SlotPlayer.tsx";

interface HouseSlotProps extends SlotPlayerProps {
  /** Another time than the page's own, in stories and tests. */
  readonly clock?: PresentationClock;
}

/** A slot of the house with its own look, which is loaded with it. It fills its container, which must have a height. */
export function HouseSlot(props: HouseSlotProps) {
  const { table, messages } = props;
  const [skin, setSkin] = useState<SlotSkin>();
  const [hasFailed, setFailed] = useState(false);
  const t = islandTranslator(messages);
  useEffect(() => {
    let isCurrent = true;
    if (hasFailed) return undefined;
    loadSkin(table.id).then(
      (loaded) => {
        if (isCurrent) setSkin(loaded);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [table.id, hasFailed]);
  if (skin) return <SlotPlayer {...props} skin={skin} />;
  return (
    <div className="slot-loading">
      {hasFailed ? (
        <>
          <p role="alert">{t("houseGames.loadFailed")}</p>
          <Button onClick={() => setFailed(false)}>{t("houseGames.loadAgain")}</Button>
        </>
      ) : (
        <output>{t("houseGames.loading")}</output>
      )}
    </div>
  );
}
