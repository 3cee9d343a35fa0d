import type { VerifiedReceipt } from "@spilhus/contracts/player-account";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { Notice, Stack } from "@spilhus/ui";
import type { ReceiptMessages } from "./receiptMessages.ts";

interface ReceiptAnswerProps {
  readonly answer: VerifiedReceipt;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: ReceiptMessages;
}

/** What the check of a receipt has found: genuine, unknown, or genuine with movements that were changed since. */
export function ReceiptAnswer({ answer: { isGenuine, covers }, zone, messages }: ReceiptAnswerProps) {
  const t = islandTranslator(messages);
  if (covers === null) {
    return (
      <Notice tone="warning" live="polite" title={t("report.unknownTitle")}>
        {t("report.unknownText")}
      </Notice>
    );
  }
  const moment = (iso: string) => formatDateTime(iso, zone, messages.locale);
  const about = t("report.covers", {
    createdAt: moment(covers.createdAt),
    from: moment(covers.from),
    to: moment(covers.to),
    count: covers.movements,
  });
  return (
    <Notice
      live="polite"
      tone={isGenuine ? "success" : "danger"}
      title={t(isGenuine ? "report.genuineTitle" : "report.changedTitle")}
    >
      <Stack gap={2}>
        <p>{t(isGenuine ? "report.genuineText" : "report.changedText")}</p>
        <p>{about}</p>
      </Stack>
    </Notice>
  );
}
