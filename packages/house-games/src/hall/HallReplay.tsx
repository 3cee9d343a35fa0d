import { useState } from "react";
import type { Locale } from "@spilhus/contracts";
import type { MyRoundReplay } from "@spilhus/contracts/bingo";
import type { HallMessages, HallProps } from "./hallProps.ts";
import { hallTexts } from "./hallTexts.ts";
import { RoundReplay } from "./RoundReplay.tsx";

export interface HallReplayProps extends Pick<HallProps, "draw"> {
  readonly replay: MyRoundReplay;
  readonly locale: Locale;
  /** IANA zone of the times that are shown. */
  readonly timeZone: string;
  readonly messages: HallMessages;
}

/** A round of a hall that the player had plates in, away from the hall: what it was, and number by number. */
export function HallReplay({ replay, draw, locale, timeZone, messages }: HallReplayProps) {
  const [texts] = useState(() => hallTexts(messages, locale, timeZone));
  const { t, money, moment } = texts;
  const won = replay.wins.reduce((sum, { ore }) => sum + ore, 0);
  return (
    <>
      <p>
        <strong>{replay.roomName}</strong> {moment(replay.live.round.startsAt)}
        <br />
        {t("hall.historyRound", {
          count: replay.plates.length,
          paid: money(replay.paidOre),
          won: money(won),
        })}
      </p>
      <RoundReplay {...{ replay, draw, texts }} />
    </>
  );
}
