import { Stack } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { MakeReport } from "./MakeReport.tsx";

/** The section of an account page that creates a statement. */
export function ReportStart({ request: { brand, t, messagesOf } }: { readonly request: PageRequest }) {
  return (
    <section aria-labelledby="report-start">
      <Stack gap={3}>
        <h2 id="report-start">{t("report.startTitle")}</h2>
        <p>{t("report.startText")}</p>
        <MakeReport brand={brand.id} messages={messagesOf("report.make")} />
      </Stack>
    </section>
  );
}
