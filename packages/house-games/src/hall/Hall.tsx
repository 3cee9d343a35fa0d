"use client";
import { Notice } from "@spilhus/ui";
import { useDeferredValue, useState } from "react";
import { CheckDraw } from "./CheckDraw.tsx";
import { HallHistory } from "./HallHistory.tsx";
import type { HallProps } from "./hallProps.ts";
import { HallStage } from "./HallStage.tsx";
import { hallTexts } from "./hallTexts.ts";
import { HallTools } from "./HallTools.tsx";
import { ownPlates } from "./ownPlates.ts";
import { PlateRail } from "./PlateRail.tsx";
import { PlateShop } from "./PlateShop.tsx";
import { PurchaseList } from "./PurchaseList.tsx";
import { roundOnStage } from "./roundOnStage.ts";
import { roundSentence } from "./roundSentence.ts";
import { useCaller } from "./useCaller.ts";
import { useHallSound } from "./useHallSound.ts";
import { useHallNews } from "./useHallNews.ts";

/** A bingo or banko hall: the round that is on, the player's plates, plates for the next rounds, and what was won. */
export function Hall(props: HallProps) {
  const { name, kind, air, plate, state, last, purchases, locale, messages, draw, beside } = props;
  const [texts] = useState(() => hallTexts(messages, locale, props.timeZone, props.zoneYears));
  const { t, pattern: patternText, money } = texts;
  const [isAutomatic, setAutomatic] = useState(true);
  const [isRead, setRead] = useState(true);

  const { next } = state;
  const live = roundOnStage(state.live, last, props.nowSeconds);
  const caller = useCaller(live?.called.at(-1)?.number, locale);
  const own = new Set(ownPlates(live, purchases).map(({ no }) => no));
  const { sound, setSound } = useHallSound(state.live, own, air);
  const onSale = [...(state.live ? [state.live.round] : []), ...next].filter(
    (round) => round.state === "selling",
  );
  const result = live?.round.state === "finished" ? live : last;
  const said = useHallNews(state.live, own, texts, isRead);
  // False when the player comes in, and true right after that: the round and the plates stand first, and the counter below them,
  // which has some hundred cells, is drawn in slices.
  const isLowerHere = useDeferredValue(true, false);

  return (
    <div className="hall" data-kind={kind} data-air={air} data-round={live?.round.state}>
      <p className="hall-name">{name}</p>
      {props.isCutOff && (
        <div className="hall-cut-off">
          <Notice tone="warning" live="polite">
            {t("hall.cutOff")}
          </Notice>
        </div>
      )}
      <div className="hall-floor">
        <HallStage
          {...{ live, plate, own, texts }}
          nowSeconds={props.nowSeconds}
          lateSince={props.lateSince}
        />
        <div className="hall-table">
          <PlateRail {...{ live, purchases, plate, isAutomatic, texts }} />
          <HallTools
            isOn={{ automatic: isAutomatic, sound: sound.isOn, caller: caller.isOn, readOut: isRead }}
            onChange={(tool, isOn) =>
              ({
                automatic: setAutomatic,
                sound: (isHeard: boolean) => setSound({ ...sound, isOn: isHeard }),
                caller: caller.setOn,
                readOut: setRead,
              })[tool](isOn)
            }
            volume={sound.volume}
            onVolume={(volume) => setSound({ ...sound, volume })}
            texts={texts}
          />
        </div>
      </div>
      <output className="visually-hidden">{said}</output>
      {isLowerHere && (
        <div className="hall-lower">
          <PlateShop {...props} rounds={onSale} texts={texts} />
          <PurchaseList
            {...props}
            purchases={purchases.filter(({ canReturn, paidBackAt }) => canReturn && paidBackAt === null)}
            texts={texts}
          />
          {result && (
            <section className="hall-result" aria-labelledby="hall-result">
              <h2 id="hall-result">{t("hall.resultTitle")}</h2>
              {result.won.length === 0 && <p>{roundSentence(result, texts)}</p>}
              <ul>
                {result.won.map((won) => (
                  <li key={won.pattern}>
                    {t("hall.resultWon", {
                      pattern: patternText(won.pattern),
                      count: won.plates.length,
                      amount: money(won.eachOre),
                    })}
                  </li>
                ))}
              </ul>
              {result.round.state === "finished" && (
                <CheckDraw roundId={result.round.id} draw={draw} texts={texts} />
              )}
            </section>
          )}
          <HallHistory {...props} texts={texts} />
        </div>
      )}
      {isLowerHere && beside !== undefined && (
        <aside className="hall-beside" aria-label={t("hall.beside")}>
          {beside}
        </aside>
      )}
    </div>
  );
}
