import { takeCoolingOff } from "@spilhus/api-client";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink } from "@spilhus/ui";
import { ConfirmedAct } from "../forms/index.ts";
import { endingAct } from "../session/index.ts";
import { ActHelp } from "./ActHelp.tsx";
import type { ActProps } from "./actProps.ts";
import { endAfterHours } from "./blockChoices.ts";

/** A break of 24 hours (R2.43): from the moment it is confirmed, until it ends by itself. */
export function CoolingOffForm({ messages, help, duties, player, onDone }: ActProps) {
  const t = islandTranslator(messages);
  const until = endAfterHours(player.now, duties.coolingOffHours);
  return (
    <>
      <p>{t("selfService.pauseText", { hours: duties.coolingOffHours })}</p>
      <ConfirmedAct
        id="cooling-off"
        consequences={[t("selfService.outEverywhere"), t("selfService.noPlay"), t("selfService.noMarketing")]}
        until={{
          label: t("selfService.pauseUntil"),
          dateTime: until,
          text: formatDateTime(until, player.zone, messages.locale),
        }}
        warning={t("selfService.pauseWarning")}
        asked={{ by: "tick", label: t("selfService.understood") }}
        submitLabel={t("selfService.pauseSubmit")}
        cancel={
          <ButtonLink kind="secondary" href={routeById("account-home").path}>
            {t("selfService.back")}
          </ButtonLink>
        }
        help={<ActHelp messages={messages} help={help} />}
        send={(_, signal) =>
          endingAct((transport) => takeCoolingOff(transport, { body: { isConfirmed: true }, signal }))
        }
        onSent={onDone}
        refusals={{ "already-excluded": t("selfService.already") }}
        messages={messages}
      />
    </>
  );
}
