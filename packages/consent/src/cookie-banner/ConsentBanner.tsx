import { useEffect, useRef } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { PATHS } from "@spilhus/routes";
import { ConsentButtons } from "./ConsentButtons.tsx";

interface ConsentBannerProps {
  readonly messages: MessagesOf<"consent.dialog">;
  readonly hasFailed: boolean;
  /** Focuses the button of the settings, after they were closed without an answer. */
  readonly takesFocus: boolean;
  readonly onAnswer: (isGranted: boolean) => void;
  readonly onChoose: () => void;
}

/** The consent question at the foot of the page. It is not modal and does not take the focus on arrival. */
export function ConsentBanner({ messages, hasFailed, takesFocus, onAnswer, onChoose }: ConsentBannerProps) {
  const t = islandTranslator(messages);
  const choose = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) choose.current?.focus();
  }, [takesFocus]);
  return (
    <dialog open className="dialog" aria-labelledby="consent-title" data-consent="banner" data-place="foot">
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id="consent-title">{t("consent.title")}</h2>
        </div>
        <p>
          {t("consent.text")} <a href={PATHS["cookie-policy"]}>{t("consent.policy")}</a>
        </p>
        {hasFailed && <p role="alert">{t("consent.saveFailed")}</p>}
        <ConsentButtons
          rejectLabel={t("consent.rejectAll")}
          acceptLabel={t("consent.acceptAll")}
          onAnswer={onAnswer}
        >
          <button ref={choose} type="button" className="button" data-kind="secondary" onClick={onChoose}>
            {t("consent.choose")}
          </button>
        </ConsentButtons>
      </div>
    </dialog>
  );
}
