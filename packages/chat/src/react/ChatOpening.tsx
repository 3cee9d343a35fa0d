import type { Translate } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";

export interface ChatOpeningProps {
  readonly t: Translate;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
  readonly onClose: () => void;
}

/** In the sheet until the panel's code has come: on a slow line the player can close it, and try again where it has failed. */
export function ChatOpening({ t, hasFailed, onTryAgain, onClose }: ChatOpeningProps) {
  return (
    <div className="chat-panel">
      <header>
        <output role={hasFailed ? "alert" : "status"}>
          {t(hasFailed ? "chat.notLoaded" : "chat.loading")}
        </output>
        <button type="button" className="chat-close" onClick={onClose}>
          {t("chat.close")}
        </button>
      </header>
      {hasFailed && (
        <div className="chat-again">
          <Button size="small" kind="secondary" onClick={onTryAgain}>
            {t("chat.tryAgain")}
          </Button>
        </div>
      )}
    </div>
  );
}
