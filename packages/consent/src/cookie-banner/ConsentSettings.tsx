import type { FormEvent } from "react";
import type { ConsentChoice } from "@spilhus/contracts";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { ModalDialog } from "@spilhus/ui/react";
import { PATHS } from "@spilhus/routes";
import { ConsentButtons } from "./ConsentButtons.tsx";

export interface ConsentSettingsProps {
  readonly messages: MessagesOf<"consent.dialog">;
  /** The earlier answer; nothing else is ticked in advance. */
  readonly granted: ConsentChoice;
  readonly hasFailed: boolean;
  readonly onAnswer: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
}

const CATEGORIES = ["necessary", "preferences", "statistics", "marketing"] as const;

/** The dialog with one checkbox per category. */
export function ConsentSettings({ messages, granted, hasFailed, onAnswer, onClose }: ConsentSettingsProps) {
  const t = islandTranslator(messages);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onAnswer({
      preferences: form.has("preferences"),
      statistics: form.has("statistics"),
      marketing: form.has("marketing"),
    });
  };
  return (
    <ModalDialog
      title={t("consent.settings")}
      closeLabel={t("consent.closeSettings")}
      onClose={onClose}
      data-consent="settings"
    >
      <p>
        {t("consent.text")} <a href={PATHS["cookie-policy"]}>{t("consent.policy")}</a>
      </p>
      {hasFailed && <p role="alert">{t("consent.saveFailed")}</p>}
      <form className="dialog-form" onSubmit={onSubmit}>
        <fieldset>
          <legend className="visually-hidden">{t("consent.settings")}</legend>
          {CATEGORIES.map((category) => (
            <div className="consent-category" key={category}>
              <input
                type="checkbox"
                id={`consent-${category}`}
                name={category}
                aria-describedby={`consent-${category}-text`}
                defaultChecked={category === "necessary" || granted[category]}
                disabled={category === "necessary"}
              />
              <label htmlFor={`consent-${category}`}>{t(`consent.${category}`)}</label>
              <p id={`consent-${category}-text`}>{t(`consent.${category}Text`)}</p>
            </div>
          ))}
        </fieldset>
        <ConsentButtons
          rejectLabel={t("consent.rejectAll")}
          acceptLabel={t("consent.acceptAll")}
          onAnswer={(isGranted) =>
            onAnswer({ preferences: isGranted, statistics: isGranted, marketing: isGranted })
          }
        >
          <button type="submit" className="button" data-kind="secondary">
            {t("consent.save")}
          </button>
        </ConsentButtons>
      </form>
    </ModalDialog>
  );
}
