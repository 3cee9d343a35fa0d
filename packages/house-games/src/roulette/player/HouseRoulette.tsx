"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { lazy, Suspense } from "react";
import type { RoulettePlayerWithClock } from "./RoulettePlayer.tsx";

const RoulettePlayer = lazy(async () => ({ default: (await import("./RoulettePlayer.tsx")).RoulettePlayer }));

/** A roulette table of the house, loaded when one is played. It fills its container, which must have a height. */
export function HouseRoulette(props: RoulettePlayerWithClock) {
  const t = islandTranslator(props.messages);
  const loading = (
    <div className="slot-loading">
      <output>{t("houseGames.loading")}</output>
    </div>
  );
  return (
    <Suspense fallback={loading}>
      <RoulettePlayer {...props} />
    </Suspense>
  );
}
