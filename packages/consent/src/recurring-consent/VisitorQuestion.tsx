"use client";
import { useState } from "react";
import type { VisitorMarketingAnswer } from "@spilhus/contracts";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";
import { PermissionDialog } from "./PermissionDialog.tsx";
import { saveAnswer } from "./saveAnswer.ts";

export interface VisitorQuestionProps {
  readonly text: string;
  readonly privacyHref: string;
  readonly messages: MessagesOf<"permission.dialog">;
}

/**
 * The question to a visitor without an account, on the page of a competition: yes and no look the same, and Escape puts
 * it off as the third button does.
 */
export function VisitorQuestion({ text, privacyHref, messages }: VisitorQuestionProps) {
  const t = islandTranslator(messages);
  const [isOpen, setOpen] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const save = (answer: VisitorMarketingAnswer) => saveAnswer(answer, (...call) => fetch(...call));
  const submit = async (answer: VisitorMarketingAnswer) => {
    try {
      await save(answer);
      setOpen(false);
    } catch {
      setFailed(true);
    }
  };
  const postpone = () => {
    setOpen(false);
    // If it is not saved, the page asks again next time.
    save("postponed").catch(() => undefined);
  };
  if (!isOpen) return null;

  return (
    <PermissionDialog
      isForced
      title={t("permission.title")}
      onClose={postpone}
      actions={
        <>
          <Button kind="secondary" onClick={() => void submit("declined")}>
            {t("permission.decline")}
          </Button>
          <Button kind="secondary" onClick={() => void submit("given")}>
            {t("permission.accept")}
          </Button>
          <Button kind="quiet" onClick={postpone}>
            {t("permission.dismiss")}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <p>{t("permission.competition")}</p>
      {hasFailed && <p role="alert">{t("permission.saveFailed")}</p>}
      <p>
        <a href={privacyHref}>{t("permission.privacy")}</a>
      </p>
    </PermissionDialog>
  );
}
