"use client";
import { useEffect, useState } from "react";
import { Checkbox } from "@spilhus/ui";
import { Announcements } from "./announcements.ts";
import { CheckDraw } from "./CheckDraw.tsx";
import type { HallProps } from "./hallProps.ts";
import { HallStage } from "./HallStage.tsx";
import { hallTexts } from "./hallTexts.ts";
import { PlateCard } from "./PlateCard.tsx";
import { PlateShop } from "./PlateShop.tsx";
import { patternsOf, sortPlates } from "./plateProgress.ts";
import { PurchaseList } from "./PurchaseList.tsx";
import { useCaller } from "./useCaller.ts";

/** A bingo or banko hall: the round that is on, the player's plates, plates for the next rounds, and what was won. */
export function Hall(props: HallProps) {
  const { name, kind, plate, state, last, purchases, locale, messages, draw } = props;
  const [texts] = useState(() => hallTexts(messages, locale));
  const { t, pattern: patternText, money } = texts;
  const [isAutomatic, setAutomatic] = useState(true);
  const [isRead, setRead] = useState(true);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [wrong, setWrong] = useState<number>();
  const [said, setSaid] = useState("");

  const { live, next } = state;
  const called = new Set(live?.called.map(({ number }) => number));
  const latest = live?.called.at(-1)?.number;
  const caller = useCaller(latest, locale);
  const open = patternsOf(plate).find((one) => !live?.won.some((won) => won.pattern === one));
  const inRound = purchases.filter(
    ({ round, paidBackAt }) => round.id === live?.round.id && paidBackAt === null,
  );
  const plates = sortPlates(
    inRound.flatMap((purchase) => purchase.plates),
    plate,
    open,
    called,
  );
  const own = new Set(plates.map(({ plate: { no } }) => no));
  const onSale = [...(live ? [live.round] : []), ...next].filter((round) => round.state === "selling");
  const result = live?.round.state === "finished" ? live : last;

  const [announcements] = useState(() => new Announcements(setSaid, (all) => all.join(". ")));
  useEffect(() => () => announcements.stop(), [announcements]);
  useEffect(() => {
    if (isRead && latest !== undefined) announcements.add(t("hall.sayNumber", { number: latest }));
  }, [announcements, isRead, latest, t]);
  const latestWin = live?.won.at(-1);
  useEffect(() => {
    if (isRead && latestWin) announcements.add(t("hall.sayWon", { pattern: patternText(latestWin.pattern) }));
  }, [announcements, isRead, latestWin, patternText, t]);

  const mark = (number: number) => {
    if (isAutomatic) return;
    if (!called.has(number)) return setWrong(number);
    setWrong(undefined);
    const nextMarks = new Set(marked);
    if (!nextMarks.delete(number)) nextMarks.add(number);
    setMarked(nextMarks);
  };

  return (
    <div className="hall" data-kind={kind}>
      <h1 className="hall-name">{name}</h1>
      <HallStage {...{ live, plate, own, texts }} nowSeconds={props.nowSeconds} lateSince={props.lateSince} />
      <output className="visually-hidden">{said}</output>
      <div className="hall-tools">
        <Checkbox
          id="hall-automatic"
          name="automatic"
          label={t("hall.automatic")}
          checked={isAutomatic}
          onChange={({ target }) => setAutomatic(target.checked)}
        />
        <Checkbox
          id="hall-caller"
          name="caller"
          label={t("hall.caller")}
          checked={caller.isOn}
          onChange={({ target }) => caller.setOn(target.checked)}
        />
        <Checkbox
          id="hall-read"
          name="read"
          label={t("hall.readOut")}
          checked={isRead}
          onChange={({ target }) => setRead(target.checked)}
        />
      </div>
      <output className="hall-wrong">
        {wrong !== undefined && !called.has(wrong) && t("hall.wrongMark", { number: wrong })}
      </output>
      {plates.length > 0 && (
        <section className="hall-plates" aria-labelledby="hall-plates">
          <h2 className="visually-hidden" id="hall-plates">
            {t("hall.yourPlates")}
          </h2>
          {plates.map((one) => (
            <PlateCard
              key={one.plate.no}
              {...one}
              {...{ called, marked, isAutomatic, texts }}
              onMark={mark}
            />
          ))}
        </section>
      )}
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
      </div>
    </div>
  );
}
