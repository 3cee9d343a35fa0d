import { HelpCards, Stack } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { pauseDuties } from "@spilhus/page-kit/compliance";
import { toolCards } from "./toolCards.ts";

/** Cards of the self-control tools. */
export function ToolSection({ request: { brand, now, t } }: { readonly request: PageRequest }) {
  return (
    <section aria-labelledby="account-tools">
      <Stack gap={3}>
        <h2 id="account-tools">{t("selfService.toolsTitle")}</h2>
        <HelpCards label={t("selfService.toolsTitle")} cards={toolCards(t, pauseDuties(brand, now))} />
      </Stack>
    </section>
  );
}
