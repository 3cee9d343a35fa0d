import type { ChatSanction, ChatSanctionReason } from "@spilhus/contracts/chat";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ChatSanctionsMessages } from "./chatSanctionsMessages.ts";

const RULE = {
  harassment: "chatSanctions.harassment",
  hate: "chatSanctions.hate",
  begging: "chatSanctions.begging",
  "personal-data": "chatSanctions.personalData",
  spam: "chatSanctions.spam",
  advertising: "chatSanctions.advertising",
  name: "chatSanctions.name",
  minors: "chatSanctions.minors",
  other: "chatSanctions.other",
} as const satisfies Record<ChatSanctionReason, string>;

/** A sanction in words. */
export interface SanctionText {
  readonly name: string;
  /** When it was given and how long it holds, where, what it is about, and by which rule. */
  readonly facts: readonly string[];
  /** The complaint about it and its answer; undefined: none was made. */
  readonly appeal: string | undefined;
  /** When it was given. */
  readonly time: string;
}

/**
 * Puts a sanction into words.
 *
 * @param zone IANA zone of the brand
 */
export function sanctionText(
  { kind, room, reason, from, until, isInForce, isLifted, line, appeal }: ChatSanction,
  zone: string,
  messages: ChatSanctionsMessages,
): SanctionText {
  const t = islandTranslator(messages);
  const timeOf = (time: string) => formatDateTime(time, zone, messages.locale);
  const length = () => {
    if (isLifted && !appeal) return [t("chatSanctions.takenBack")];
    if (kind === "warn") return [];
    if (!isInForce) return [t("chatSanctions.isOver")];
    return [
      until === null ? t("chatSanctions.untilLifted") : t("chatSanctions.until", { time: timeOf(until) }),
    ];
  };
  return {
    name: t(`chatSanctions.${kind}`),
    facts: [
      t("chatSanctions.given", { time: timeOf(from) }),
      ...length(),
      ...(kind === "warn" ? [] : [t(room === null ? "chatSanctions.everyRoom" : "chatSanctions.oneRoom")]),
      t("chatSanctions.because", { rule: t(RULE[reason]) }),
      ...(line === null ? [] : [t("chatSanctions.line", { line })]),
    ],
    appeal: appeal
      ? t(`chatSanctions.${appeal.outcome ?? "pending"}`, { time: timeOf(appeal.at) })
      : undefined,
    time: timeOf(from),
  };
}
