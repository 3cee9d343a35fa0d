import type { ChatRefusal } from "@spilhus/contracts/chat";
import type { MessageError } from "../../messages/chatMessage.ts";
import type { PanelWords } from "./panelText.ts";

const REFUSAL = {
  "too-long": "chat.tooLong",
  repeated: "chat.repeated",
  words: "chat.words",
  link: "chat.link",
  personal: "chat.personal",
  muted: "chat.mutedNow",
  "hosts-only": "chat.hostsOnlyNow",
  closed: "chat.closedNow",
  "not-ready": "chat.notReady",
  unknown: "chat.unknown",
} as const satisfies Record<Exclude<ChatRefusal | "unknown", "slow">, string>;

/** Why a message was not let through. */
export const refusalText = ({ reason, seconds }: MessageError, { t }: PanelWords): string =>
  reason === "slow" ? t("chat.slow", { seconds: seconds ?? 1 }) : t(REFUSAL[reason]);

const FINAL: ReadonlySet<MessageError["reason"]> = new Set([
  "link",
  "words",
  "personal",
  "repeated",
  "too-long",
]);

/** Whether the message can be sent again: what was refused for its text is refused again. */
export const mayHelpToRepeat = ({ reason }: MessageError): boolean => !FINAL.has(reason);
