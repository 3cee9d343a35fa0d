import { blockAccount } from "@spilhus/api-client";
import { required } from "@spilhus/contracts/validation";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink, RadioGroup } from "@spilhus/ui";
import { ConfirmedAct } from "../forms/index.ts";
import { endingAct } from "../session/index.ts";
import { ActHelp } from "./ActHelp.tsx";
import type { ActProps } from "./actProps.ts";
import { blockChoices } from "./blockChoices.ts";

const YEAR = 365;

interface BlockFormProps extends ActProps {
  /** Where a player is kept already, there is no way back to the account. */
  readonly isExtension?: boolean;
}

/** A block of at least 30 days (R2.44); each length says when it ends. */
export function BlockForm({ messages, help, duties, player, onDone, isExtension = false }: BlockFormProps) {
  const t = islandTranslator(messages);
  const { standing, now, zone } = player;
  const choices = blockChoices(now, duties.blockLeastDays, standing.checkResult?.context?.until);
  const lengthOf = (days: number) =>
    days % YEAR === 0
      ? t("selfService.blockYears", { count: days / YEAR })
      : t("selfService.blockDays", { count: days });
  return (
    <>
      <p>{t("selfService.blockText", { days: duties.blockLeastDays })}</p>
      <ConfirmedAct
        id="block"
        consequences={[
          t("selfService.outEverywhere"),
          t("selfService.noPlay"),
          t("selfService.noMarketing"),
          t("selfService.blockAfter"),
        ]}
        warning={t("selfService.blockWarning")}
        asked={{ by: "tick", label: t("selfService.understood") }}
        choices={{ days: [required()] }}
        submitLabel={t("selfService.blockSubmit")}
        cancel={
          isExtension ? undefined : (
            <ButtonLink kind="secondary" href={routeById("account-home").path}>
              {t("selfService.back")}
            </ButtonLink>
          )
        }
        help={isExtension ? undefined : <ActHelp messages={messages} help={help} />}
        send={({ days }, signal) =>
          endingAct((transport) =>
            blockAccount(transport, { body: { isConfirmed: true, days: Number(days) }, signal }),
          )
        }
        onSent={onDone}
        refusals={{
          "already-excluded": t("selfService.already"),
          "block-too-short": t("selfService.blockTooShort"),
        }}
        messages={messages}
      >
        {(form) => (
          <RadioGroup
            {...form.field("days")}
            label={t("selfService.blockHow")}
            required
            options={choices.map(({ days, until }) => ({
              value: String(days),
              label: lengthOf(days),
              hint: t("selfService.blockEnds", { date: formatDateTime(until, zone, messages.locale) }),
            }))}
          />
        )}
      </ConfirmedAct>
    </>
  );
}
