import type { ChatReportReason, ChatSanctionReason } from "@spilhus/contracts/chat";
import type { PanelWords } from "./panelText.ts";

const REASON = {
  harassment: "chat.harassment",
  hate: "chat.hate",
  begging: "chat.begging",
  "personal-data": "chat.personalData",
  spam: "chat.spam",
  advertising: "chat.advertising",
  name: "chat.name",
  minors: "chat.minors",
  worry: "chat.worry",
  other: "chat.other",
} as const satisfies Record<ChatReportReason | ChatSanctionReason, string>;

const isReason = (reason: string): reason is keyof typeof REASON => Object.hasOwn(REASON, reason);

/** A reason of a report or a sanction; one that this build does not know is "something else". */
export const reasonText = (reason: string, { t }: PanelWords): string =>
  t(isReason(reason) ? REASON[reason] : "chat.other");
