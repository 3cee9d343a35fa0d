import type { Locale } from "@spilhus/contracts";
import { DOWNLOAD_SUPPORT_TRANSCRIPT } from "@spilhus/contracts/support";
import { Button } from "@spilhus/ui";
import { useState } from "react";
import type { DeskTalk } from "../desk/deskTalk.ts";
import type { Say } from "./types.ts";

interface TalkMenuProps {
  readonly t: Say;
  readonly talk: DeskTalk;
  readonly id: string;
  readonly locale: Locale;
  readonly isEnded: boolean;
}

/** What can be done with a conversation: keep it as a file, by mail, or end it. */
export function TalkMenu({ t, talk, id, locale, isEnded }: TalkMenuProps) {
  const [mailed, setMailed] = useState<boolean>();
  const file = `${DOWNLOAD_SUPPORT_TRANSCRIPT.path.replace("{id}", id)}?locale=${locale}`;
  return (
    <details className="support-answer">
      <summary>{t(isEnded ? "support.keep" : "support.more")}</summary>
      <div className="support-actions">
        <a className="button" data-kind="quiet" href={file} download data-navigation="hard">
          {t("support.download")}
        </a>
        <Button kind="quiet" onClick={() => void talk.mail().then(setMailed)}>
          {t("support.mail")}
        </Button>
        {!isEnded && (
          <Button kind="quiet" onClick={() => void talk.end()}>
            {t("support.end")}
          </Button>
        )}
      </div>
      {mailed !== undefined && <output>{t(mailed ? "support.mailed" : "support.mailFailed")}</output>}
    </details>
  );
}
