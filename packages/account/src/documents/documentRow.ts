import type { DocumentReason, DocumentRequest, DocumentState } from "@spilhus/contracts/payments";
import { formatDate } from "@spilhus/i18n";
import { islandTranslator, type KeyIn } from "@spilhus/i18n/island";
import type { ListRow } from "@spilhus/ui";
import type { DocumentMessages } from "./documentMessages.ts";
import { documentNames } from "./documentNames.ts";

type Key = KeyIn<"documents.requests">;

const REASONS = {
  "source-of-funds": "documents.sourceOfFunds",
  identity: "documents.whoYouAre",
  "account-owner": "documents.whoseAccount",
} as const satisfies Readonly<Record<DocumentReason, Key>>;

const STATES = {
  asked: "documents.stateAsked",
  received: "documents.stateReceived",
  accepted: "documents.stateAccepted",
  refused: "documents.stateRefused",
} as const satisfies Readonly<Record<DocumentState, Key>>;

/** A request in words: what the documents are to show, which they are, until when, and what is next. */
export function documentRow(request: DocumentRequest, zone: string, messages: DocumentMessages): ListRow {
  const t = islandTranslator(messages);
  const { id, reason, kinds, state, until } = request;
  const documents = documentNames(kinds, messages);
  const date = formatDate(until, zone, messages.locale);
  return {
    id,
    name: t(REASONS[reason]),
    label: t(STATES[state]),
    facts: [
      t("documents.send", { documents }),
      ...(state === "asked" ? [t("documents.until", { date })] : []),
      ...(state === "received" ? [t("documents.nextReceived")] : []),
      ...(state === "refused" ? [t("documents.nextRefused")] : []),
    ],
  };
}
