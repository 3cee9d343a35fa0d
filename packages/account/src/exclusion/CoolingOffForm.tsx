import { takeCoolingOff } from "@spilhus/api-client";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ExclusionFormProps } from "./exclusionProps.ts";
import { endAfterHours } from "./blockChoices.ts";
import { ConfirmedExclusion } from "./ConfirmedExclusion.tsx";

/** A form for a cooling-off period of 24 hours (R2.43), which starts when it is confirmed. */
export function CoolingOffForm({ duties, player, ...settings }: ExclusionFormProps) {
  const { messages } = settings;
  const t = islandTranslator(messages);
  const until = endAfterHours(player.now, duties.coolingOffHours);
  return (
    <>
      <p>{t("selfService.pauseText", { hours: duties.coolingOffHours })}</p>
      <ConfirmedExclusion
        {...settings}
        id="cooling-off"
        consequences={[t("selfService.outEverywhere"), t("selfService.noPlay"), t("selfService.noMarketing")]}
        until={{
          label: t("selfService.pauseUntil"),
          dateTime: until,
          text: formatDateTime(until, player.zone, messages.locale),
        }}
        warning={t("selfService.pauseWarning")}
        confirmation={{ by: "tick", label: t("selfService.understood") }}
        submitLabel={t("selfService.pauseSubmit")}
        call={(transport, _, signal) => takeCoolingOff(transport, { body: { isConfirmed: true }, signal })}
      />
    </>
  );
}
