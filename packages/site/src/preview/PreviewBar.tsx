import { ButtonLink, PreviewBarFrame } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";

/** Says that the page shows drafts, with a link that leaves the preview. */
export function PreviewBar({ request: { t, path } }: { readonly request: PageRequest }) {
  return (
    <PreviewBarFrame label={t("preview.title")}>
      <p>{t("preview.text")}</p>
      <ButtonLink href={`/_preview/leave?to=${encodeURIComponent(path)}`} size="small" kind="secondary">
        {t("preview.leave")}
      </ButtonLink>
    </PreviewBarFrame>
  );
}
