"use client";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Form, FormActions, Notice } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { askKept, askTyped, type CheckedCode } from "./askCode.ts";
import { BonusCodeField } from "./BonusCodeField.tsx";
import type { BonusCodeMessages } from "./bonusCodeMessages.ts";
import { bonusCodeRule, codeStore, parseBonusCode, saveCode, takeCodeFromAddress } from "./bonusCodeStore.ts";
import { KeptCode } from "./KeptCode.tsx";

interface BonusCodeIslandProps {
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: BonusCodeMessages;
}

/**
 * Asks the gateway for a guest's bonus code and keeps it when it gives an offer, or when the gateway does not answer;
 * shows what it gives, and links to registration and login.
 */
export function BonusCodeIsland({ zone, messages }: BonusCodeIslandProps) {
  const t = islandTranslator(messages);
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.read, codeStore.onServer);
  const [checked, setChecked] = useState<CheckedCode>();
  /** A linked or kept code that gives nothing. */
  const [unknown, setUnknown] = useState<string>();
  useEffect(() => {
    const linkedCode = takeCodeFromAddress(location, history);
    if (linkedCode !== undefined) saveCode(linkedCode);
  }, []);
  const isChecked = code === undefined || checked?.code === code;
  useEffect(() => {
    if (isChecked) return undefined;
    const controller = new AbortController();
    void askKept(code, controller.signal).then((answer) => {
      if (answer === undefined || controller.signal.aborted) return;
      if (answer !== "unknown") return setChecked(answer);
      setUnknown(code);
      saveCode(undefined);
    });
    return () => controller.abort();
  }, [code, isChecked]);

  const label = t("bonusCode.label");
  const form = useForm({
    id: "bonus-code",
    fields: { code: [bonusCodeRule] },
    say: problemText(messages, { code: t("bonusCode.invalid") }),
    send: ({ code: typed }, signal) => {
      setUnknown(undefined);
      return askTyped(parseBonusCode(typed) ?? typed, signal);
    },
    onSent: (answer) => {
      setChecked(answer);
      change(answer.code);
    },
  });
  const kept = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const change = (next: string | undefined) => {
    isChanged.current = true;
    saveCode(next);
  };
  const focusReplacement = useEffectEvent((shown: string | undefined) => {
    // The pressed button has been removed: move the focus to what replaced it.
    if (!isChanged.current) return;
    isChanged.current = false;
    if (shown === undefined) form.focus("code");
    else kept.current?.focus();
  });
  useEffect(() => focusReplacement(code), [code]);
  if (code !== undefined) {
    return (
      <KeptCode
        ref={kept}
        code={code}
        checked={checked?.code === code ? checked : undefined}
        zone={zone}
        messages={messages}
        onRemove={() => change(undefined)}
      />
    );
  }
  return (
    <Form {...form.props}>
      <FormFeedback
        form={form}
        labels={{ code: label }}
        messages={messages}
        refusals={{ "code-unknown": t("bonusCode.unknown") }}
      />
      {unknown !== undefined && (
        <Notice tone="danger" live="assertive">
          {t("bonusCode.unknown")}
        </Notice>
      )}
      <BonusCodeField
        {...form.field("code")}
        label={label}
        hint={t("bonusCode.hint")}
        defaultValue={unknown}
      />
      <FormActions>
        <Button type="submit" isBusy={form.isSending}>
          {t("bonusCode.keep")}
        </Button>
      </FormActions>
    </Form>
  );
}
