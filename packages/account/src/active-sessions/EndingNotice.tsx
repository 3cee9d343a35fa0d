import { islandTranslator } from "@spilhus/i18n/island";
import { Notice } from "@spilhus/ui";
import type { ActiveSessionsMessages } from "./activeSessionsMessages.ts";
import type { Ending, EndingStep } from "./useEndingSessions.ts";

interface EndingNoticeProps {
  readonly ending: Ending | undefined;
  readonly step: EndingStep | undefined;
  readonly messages: ActiveSessionsMessages;
}

/** The result of ending sessions. */
export function EndingNotice({ ending, step, messages }: EndingNoticeProps) {
  const t = islandTranslator(messages);
  if (step === "failed") {
    return (
      <Notice tone="danger" live="assertive">
        {t("activeSessions.endFailed")}
      </Notice>
    );
  }
  if (step === "gone") return <Notice live="polite">{t("activeSessions.gone")}</Notice>;
  if (step !== "ended" || ending === undefined) return null;
  return (
    <Notice tone="success" live="polite">
      {ending === "others"
        ? t("activeSessions.othersEnded")
        : t("activeSessions.ended", { device: ending.device })}
    </Notice>
  );
}
