import { selfExclude } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ExclusionFormProps } from "./exclusionProps.ts";
import { ConfirmedExclusion } from "./ConfirmedExclusion.tsx";

interface SelfExclusionFormProps extends ExclusionFormProps {
  readonly isExtension?: boolean;
}

/**
 * A form for permanent self-exclusion (R2.42). The player types a word to confirm, so that it cannot happen by
 * accident.
 */
export function SelfExclusionForm(props: SelfExclusionFormProps) {
  const t = islandTranslator(props.messages);
  return (
    <>
      <p>{t("selfService.exclusionText")}</p>
      <ConfirmedExclusion
        {...props}
        id="self-exclusion"
        consequences={[
          t("selfService.exclusionCloses"),
          t("selfService.outEverywhere"),
          t("selfService.exclusionAgain"),
          t("selfService.exclusionMoney"),
          t("selfService.exclusionRegister"),
        ]}
        warning={t("selfService.exclusionWarning")}
        confirmation={{
          by: "word",
          label: t("selfService.exclusionWordLabel"),
          word: t("selfService.exclusionWord"),
        }}
        submitLabel={t("selfService.exclusionSubmit")}
        call={(transport, _, signal) => selfExclude(transport, { body: { isConfirmed: true }, signal })}
      />
    </>
  );
}
