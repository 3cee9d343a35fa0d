"use client";
import { useState } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { ModalDialog } from "@spilhus/ui/react";
import { saveAnswer, type PermissionAnswer } from "./saveAnswer.ts";

export interface RecurringConsentDialogProps {
  /** Whether the dialog is modal; otherwise it stands at the foot of the page. */
  readonly forced: boolean;
  readonly text: string;
  readonly messages: MessagesOf<"permission.dialog">;
}

/** The question about news and offers: yes and no look the same, and the visitor can dismiss it. */
export function RecurringConsentDialog({ forced, text, messages }: RecurringConsentDialogProps) {
  const t = islandTranslator(messages);
  const [isOpen, setOpen] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const close = () => setOpen(false);
  const submit = async (answer: PermissionAnswer) => {
    try {
      await saveAnswer(answer, (...call) => fetch(...call));
      close();
    } catch {
      setFailed(true);
    }
  };
  if (!isOpen) return null;

  const question = (
    <>
      <p>{text}</p>
      {forced && <p>{t("permission.competition")}</p>}
      {hasFailed && <p role="alert">{t("permission.saveFailed")}</p>}
      <p>
        <a href="/privatlivspolitik">{t("permission.privacy")}</a>
      </p>
    </>
  );
  const actions = (
    <>
      <button type="button" className="button" data-kind="secondary" onClick={() => void submit("declined")}>
        {t("permission.decline")}
      </button>
      <button type="button" className="button" data-kind="secondary" onClick={() => void submit("given")}>
        {t("permission.accept")}
      </button>
      <button type="button" className="button" data-kind="quiet" onClick={close}>
        {t("permission.dismiss")}
      </button>
    </>
  );
  if (forced) {
    return (
      <ModalDialog title={t("permission.title")} onClose={close} data-permission="forced" actions={actions}>
        {question}
      </ModalDialog>
    );
  }
  return (
    <dialog
      open
      className="dialog"
      aria-labelledby="permission-title"
      data-permission="offered"
      data-place="foot"
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id="permission-title">{t("permission.title")}</h2>
        </div>
        {question}
        <div className="dialog-actions">{actions}</div>
      </div>
    </dialog>
  );
}
