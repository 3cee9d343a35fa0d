"use client";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, ButtonLink, Cluster, Form, FormActions, Notice, Stack, TextField } from "@spilhus/ui";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import type { BonusCodeMessages } from "./bonusCodeMessages.ts";
import { bonusCodeRule, codeStore, parseBonusCode, saveCode, takeCodeFromAddress } from "./bonusCodeStore.ts";

/** Saves a guest's bonus code and links to registration and login. */
export function BonusCodeIsland({ messages }: { readonly messages: BonusCodeMessages }) {
  const t = islandTranslator(messages);
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.read, codeStore.onServer);
  useEffect(() => {
    const linkedCode = takeCodeFromAddress(location, history);
    if (linkedCode !== undefined) saveCode(linkedCode);
  }, []);
  const label = t("bonusCode.label");
  const form = useForm({
    id: "bonus-code",
    fields: { code: [bonusCodeRule] },
    say: problemText(messages, { code: t("bonusCode.invalid") }),
    send: ({ code: typed }) => Promise.resolve(parseBonusCode(typed)),
    onSent: (typed) => change(typed),
  });
  const savedNotice = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  const change = (next: string | undefined) => {
    isChanged.current = true;
    saveCode(next);
  };
  useEffect(() => {
    // The pressed button has been removed: move the focus to what replaced it.
    if (!isChanged.current) return;
    isChanged.current = false;
    if (code === undefined) form.focus("code");
    else savedNotice.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- the form is a new object at each render; only the code moves the focus
  }, [code]);
  if (code !== undefined) {
    return (
      <div ref={savedNotice} tabIndex={-1}>
        <Stack gap={4}>
          <Notice tone="success" title={t("bonusCode.keptTitle", { code })} live="polite">
            {t("bonusCode.keptText")}
          </Notice>
          <Cluster>
            <ButtonLink href="?auth=signup">{t("bonusCode.signUp")}</ButtonLink>
            <ButtonLink href="?auth=login" kind="secondary">
              {t("bonusCode.logIn")}
            </ButtonLink>
            <Button kind="quiet" onClick={() => change(undefined)}>
              {t("bonusCode.remove")}
            </Button>
          </Cluster>
        </Stack>
      </div>
    );
  }
  return (
    <Form {...form.props}>
      <FormFeedback form={form} labels={{ code: label }} messages={messages} />
      <TextField
        {...form.field("code")}
        label={label}
        hint={t("bonusCode.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
      />
      <FormActions>
        <Button type="submit">{t("bonusCode.keep")}</Button>
      </FormActions>
    </Form>
  );
}
