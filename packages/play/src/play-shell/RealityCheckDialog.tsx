import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import type { RealityCheck } from "@spilhus/contracts/play";
import { useServerSeconds } from "@spilhus/player-session/session-clock";
import { Button, ButtonLink, Cluster, clockText, DetailList, Select } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import type { OpenPlay } from "../play-session/index.ts";
import type { PlayProps } from "./playProps.ts";

interface RealityCheckDialogProps extends Pick<PlayProps, "places" | "messages"> {
  readonly check: RealityCheck;
  readonly moment: OpenPlay["moment"];
  /** The player wants to be told every so many minutes. */
  readonly onInterval: (everyMinutes: number) => void;
  readonly onGoOn: () => void;
  readonly onStop: () => void;
}

/**
 * Tells the player how long and with which result they have played, between two rounds. Going on, a break and the end are
 * equally prominent, and Escape chooses none of them. The gateway starts no round until it is acknowledged.
 */
export function RealityCheckDialog({
  check,
  moment,
  places,
  messages,
  onInterval,
  onGoOn,
  onStop,
}: RealityCheckDialogProps) {
  const t = islandTranslator(messages);
  const seconds = useServerSeconds(moment) - Math.floor(Date.parse(check.since) / 1_000);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const { stakesOre, winsOre } = check.totals;
  return (
    <ModalDialog
      title={t("play.realityTitle")}
      onClose={() => undefined}
      actions={
        <Cluster>
          <Button kind="secondary" onClick={onGoOn}>
            {t("play.goOn")}
          </Button>
          <ButtonLink kind="secondary" href={places.pause} data-navigation="hard">
            {t("play.pauseDay")}
          </ButtonLink>
          <Button kind="secondary" onClick={onStop}>
            {t("play.stop")}
          </Button>
        </Cluster>
      }
    >
      <DetailList
        emptyLabel="–"
        details={[
          { id: "time", term: t("play.realityTime"), value: clockText(seconds) },
          { id: "stakes", term: t("play.realityStakes"), value: money(stakesOre) },
          { id: "wins", term: t("play.realityWins"), value: money(winsOre) },
          { id: "net", term: t("play.realityNet"), value: money(winsOre - stakesOre) },
        ]}
      />
      <Select
        id="reality-interval"
        name="interval"
        label={t("play.realityEvery")}
        value={String(check.everyMinutes)}
        options={check.choicesMinutes.map((count) => ({
          value: String(count),
          label: t("play.realityMinutes", { count }),
        }))}
        onChange={({ target }) => onInterval(Number(target.value))}
      />
    </ModalDialog>
  );
}
