import { selfExclude } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ExclusionFormProps } from "./exclusionProps.ts";
import { ConfirmedExclusion } from "./ConfirmedExclusion.tsx";

interface SelfExclusionFormProps extends ExclusionFormProps {
  readonly isExtension?: boolean;
}

/** The end of an account because its player wants to stop (R2.42): confirmed by a word, not by a slip. */
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
        asked={{
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
