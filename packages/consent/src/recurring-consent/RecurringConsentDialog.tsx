"use client";
import { useState } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { ModalDialog } from "@spilhus/ui/react";
import { keepAnswer, type PermissionAnswer } from "./keepAnswer.ts";

/** What the question is told by the page. */
export interface RecurringConsentDialogProps {
  /** Ask at once, in front of the page; otherwise a question at its foot that waits for the cookie answer. */
  readonly forced: boolean;
  readonly text: string;
  readonly messages: MessagesOf<"permission.dialog">;
}

/** The question about news and offers: yes and no weigh the same, and it may be put off. */
export function RecurringConsentDialog({ forced, text, messages }: RecurringConsentDialogProps) {
  const t = islandTranslator(messages);
  const [isAsking, setAsking] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const close = () => setAsking(false);
  const answer = async (given: PermissionAnswer) => {
    try {
      await keepAnswer(given, (...call) => fetch(...call));
      close();
    } catch {
      setFailed(true);
    }
  };
  if (!isAsking) return null;

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
      <button type="button" className="button" data-kind="secondary" onClick={() => void answer("declined")}>
        {t("permission.decline")}
      </button>
      <button type="button" className="button" data-kind="secondary" onClick={() => void answer("given")}>
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
