import { formatOre, islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import type { PlayMode, PlayTotals } from "@spilhus/contracts/play";
import { Button, ButtonLink, PlayMessage } from "@spilhus/ui";
import type { PlacesOfPlay } from "../address/index.ts";
import type { OpenFailure, PlayOver } from "../play-session/index.ts";
import { momentText } from "../moment/index.ts";
import { STOPS } from "./stops.ts";

export type PlayStopKind = OpenFailure["reason"] | PlayOver["reason"] | "script" | "budget-spent";

interface PlayStopProps {
  readonly kind: PlayStopKind;
  /** When a break ends, and the zone it is told in. */
  readonly until?: string | undefined;
  readonly timeZone?: string;
  readonly places: PlacesOfPlay;
  readonly messages: MessagesOf<"play.shell" | "play.budget">;
  readonly mode?: PlayMode;
  /** Of the play session that is over, if it had a round. */
  readonly totals?: PlayTotals | undefined;
  /** In a hall, where plates go on without the player. */
  readonly hasPlates?: boolean;
  /** Opens the game again, where that can help. */
  readonly onRetry?: (() => void) | undefined;
}

/** Why there is no game, or no longer, and what the player can do. The game's page is always among it. */
export function PlayStop({
  kind,
  until,
  timeZone = "UTC",
  places,
  messages,
  mode = "real",
  totals,
  hasPlates,
  onRetry,
}: PlayStopProps) {
  const t = islandTranslator(messages);
  const { title, text, way, retry } = STOPS[kind];
  const money = (ore: number) => formatOre(ore, messages.locale);
  const addresses = {
    logIn: places.logIn[mode],
    account: places.account,
    limits: places.limits,
    pause: places.pause,
  };
  return (
    <PlayMessage
      title={t(title)}
      text={text && t(text)}
      actions={
        <>
          {way && (
            <ButtonLink href={addresses[way.to]} data-navigation="hard">
              {t(way.label)}
            </ButtonLink>
          )}
          {retry && onRetry && <Button onClick={onRetry}>{t(retry)}</Button>}
          <ButtonLink href={places.game} kind="secondary" data-navigation="hard">
            {t("play.toGamePage")}
          </ButtonLink>
        </>
      }
    >
      {until !== undefined && (
        <p>{t("play.breakUntil", { date: momentText(until, timeZone, messages.locale) })}</p>
      )}
      {hasPlates && <p>{t("play.platesGoOn")}</p>}
      {totals && totals.rounds > 0 && (
        <p>
          {t("play.overTotals", {
            stakes: money(totals.stakesOre),
            wins: money(totals.winsOre),
            net: money(totals.winsOre - totals.stakesOre),
          })}
        </p>
      )}
    </PlayMessage>
  );
}
