import { blockAccount } from "@spilhus/api-client";
import { required } from "@spilhus/contracts/validation";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { RadioGroup } from "@spilhus/ui";
import type { ExclusionFormProps } from "./exclusionProps.ts";
import { blockChoices } from "./blockChoices.ts";
import { ConfirmedExclusion } from "./ConfirmedExclusion.tsx";

const YEAR = 365;

interface BlockFormProps extends ExclusionFormProps {
  readonly isExtension?: boolean;
}

/** A form for a block of at least 30 days (R2.44); each choice shows when the block ends. */
export function BlockForm({ duties, player, ...settings }: BlockFormProps) {
  const { messages } = settings;
  const t = islandTranslator(messages);
  const { accountStatus, now, zone } = player;
  const choices = blockChoices(now, duties.blockLeastDays, accountStatus.checkResult?.context?.until);
  const lengthOf = (days: number) =>
    days % YEAR === 0
      ? t("selfService.blockYears", { count: days / YEAR })
      : t("selfService.blockDays", { count: days });
  return (
    <>
      <p>{t("selfService.blockText", { days: duties.blockLeastDays })}</p>
      <ConfirmedExclusion
        {...settings}
        id="block"
        consequences={[
          t("selfService.outEverywhere"),
          t("selfService.noPlay"),
          t("selfService.noMarketing"),
          t("selfService.blockAfter"),
        ]}
        warning={t("selfService.blockWarning")}
        confirmation={{ by: "tick", label: t("selfService.understood") }}
        choices={{ days: [required()] }}
        missingTexts={{ days: t("selfService.blockUnmade") }}
        submitLabel={t("selfService.blockSubmit")}
        call={(transport, { days }, signal) =>
          blockAccount(transport, { body: { isConfirmed: true, days: Number(days) }, signal })
        }
        refusals={{ "block-too-short": t("selfService.blockTooShort") }}
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
      </ConfirmedExclusion>
    </>
  );
}
