"use client";
import { verifyReceipt } from "@spilhus/api-client";
import type { Receipt, VerifiedReceipt } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { FormFeedback, problemText, useForm } from "@spilhus/page-kit/forms";
import { Button, Form, FormActions, Stack, TextField } from "@spilhus/ui";
import { useEffect, useState } from "react";
import { ReceiptAnswer } from "./ReceiptAnswer.tsx";
import { codeRule, numberRule, parseCode, parseNumber, receiptIn } from "./receiptFields.ts";
import type { ReceiptMessages } from "./receiptMessages.ts";

interface ReceiptIslandProps {
  readonly zone: string;
  readonly messages: ReceiptMessages;
}

/** Checks a statement by its number and code. Works without a session: whoever holds the paper may ask. */
export function ReceiptIsland({ zone, messages }: ReceiptIslandProps) {
  const t = islandTranslator(messages);
  const [answer, setAnswer] = useState<VerifiedReceipt>();
  const labels = { number: t("report.number"), code: t("report.code") };
  const form = useForm({
    id: "receipt",
    fields: { number: [numberRule], code: [codeRule] },
    say: problemText(messages, { number: t("report.numberInvalid"), code: t("report.codeInvalid") }),
    send: ({ number, code }, signal) => {
      setAnswer(undefined);
      // The rules have let both through.
      const receipt: Receipt = { reportId: parseNumber(number) ?? "", head: parseCode(code) ?? "" };
      const { reportId, head } = receipt;
      return verifyReceipt(
        { fetch: (...call) => fetch(...call) },
        { places: { reportId }, query: { head }, signal },
      );
    },
    onSent: setAnswer,
  });
  const { ref } = form.props;
  useEffect(() => {
    const linked = receiptIn(location.hash);
    const fields = ref.current?.elements;
    if (!linked || !fields) return;
    const values = { number: linked.reportId, code: linked.head };
    for (const [name, value] of Object.entries(values)) {
      const field = fields.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }, [ref]);
  return (
    <Stack gap={5}>
      <Form {...form.props}>
        <FormFeedback form={form} labels={labels} messages={messages} />
        <TextField
          {...form.field("number")}
          label={labels.number}
          hint={t("report.numberHint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          {...form.field("code")}
          label={labels.code}
          hint={t("report.codeHint")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <FormActions>
          <Button type="submit" isBusy={form.isSending}>
            {t("report.check")}
          </Button>
        </FormActions>
      </Form>
      {answer && <ReceiptAnswer answer={answer} zone={zone} messages={messages} />}
    </Stack>
  );
}
