import type { DocumentKind } from "@spilhus/contracts/payments";
import { islandTranslator, type KeyIn, type MessagesOf } from "@spilhus/i18n/island";

const KEYS = {
  payslip: "documents.payslip",
  "bank-statement": "documents.bankStatement",
  "tax-statement": "documents.taxStatement",
  identity: "documents.identity",
  "account-owner": "documents.accountOwner",
} as const satisfies Readonly<Record<DocumentKind, KeyIn<"documents.kinds">>>;

/** Documents as a list in words: "lønseddel, kontoudtog". */
export function documentNames(
  kinds: readonly DocumentKind[],
  messages: MessagesOf<"documents.kinds">,
): string {
  const t = islandTranslator(messages);
  return kinds.map((kind) => t(KEYS[kind])).join(", ");
}
