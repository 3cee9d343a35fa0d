import { islandTranslator } from "@spilhus/i18n/island";
import { Disclosure, Stack } from "@spilhus/ui";
import type { ExclusionFormProps } from "./exclusionProps.ts";
import { BlockForm } from "./BlockForm.tsx";
import { SelfExclusionForm } from "./SelfExclusionForm.tsx";

/**
 * Forms for a longer exclusion, on the status page of a cooling-off period or a block. No restriction closes them
 * (docs/adr/staying-away-for-longer.md).
 */
export function LongerExclusion(props: ExclusionFormProps) {
  const t = islandTranslator(props.messages);
  return (
    <section className="status-part" aria-labelledby="longer-away">
      <Stack gap={3}>
        <h2 id="longer-away">{t("selfService.longerTitle")}</h2>
        <p>{t("selfService.longerText")}</p>
        <Disclosure summary={t("selfService.longerBlock")}>
          <BlockForm {...props} isExtension />
        </Disclosure>
        <Disclosure summary={t("selfService.longerExclusion")}>
          <SelfExclusionForm {...props} isExtension />
        </Disclosure>
      </Stack>
    </section>
  );
}
