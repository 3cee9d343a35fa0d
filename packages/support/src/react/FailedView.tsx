import { Button } from "@spilhus/ui";
import { useSyncExternalStore } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import { Contacts } from "./Contacts.tsx";
import type { Say } from "./types.ts";

interface FailedViewProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly onRetry: () => void;
}

/** The chat cannot be loaded: other ways to a person, and another try. */
export function FailedView({ t, talk, onRetry }: FailedViewProps) {
  const { desk } = useSyncExternalStore(talk.subscribe, talk.snapshot, talk.snapshot);
  return (
    <div className="support-body">
      <p role="alert">{t("support.failed")}</p>
      <p>{t("support.failedMore")}</p>
      <Contacts t={t} desk={desk} />
      <div className="support-actions">
        <Button kind="secondary" onClick={onRetry}>
          {t("support.retry")}
        </Button>
      </div>
    </div>
  );
}
