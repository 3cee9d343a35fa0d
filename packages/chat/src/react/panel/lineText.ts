import {
  type ChatLine,
  type ChatRefusal,
  type ChatReportReason,
  type ChatSanctionReason,
  GLOBAL_ROOM,
} from "@spilhus/contracts/chat";
import { formatOre } from "@spilhus/i18n/island";
import type { PanelWords } from "./panelText.ts";

/**
 * A line of the house in words; nothing for one that is not shown among the messages.
 *
 * @param room where it is said: a hall's own room does not name the hall
 */
export function lineText(line: ChatLine, room: string, { t, locale }: PanelWords): string | undefined {
  switch (line.kind) {
    case "system":
      if (line.code === "slow") return t("chat.slowLine", { seconds: line.seconds ?? 0 });
      return t(SYSTEM[line.code]);
    case "host":
      return line.text;
    case "round":
      return t(ROUND[line.what]);
    case "winner":
      return t(room === GLOBAL_ROOM ? "chat.winnerIn" : "chat.winner", {
        count: line.winners,
        room: line.roomName,
        amount: formatOre(line.eachOre, locale),
      });
    case "quiz":
      if (line.what === "question") return t("chat.quizQuestion", { question: line.question });
      if (line.what === "won" && line.winner !== null) {
        return t("chat.quizWon", { name: line.winner, answer: line.answer ?? "" });
      }
      return t("chat.quizOver", { answer: line.answer ?? "" });
    default:
      return undefined;
  }
}

const SYSTEM = {
  "room-open": "chat.roomOpen",
  "room-hosts": "chat.roomHosts",
  "room-closed": "chat.roomClosedLine",
} as const;

const ROUND = {
  begins: "chat.roundBegins",
  finished: "chat.roundFinished",
  cancelled: "chat.roundCancelled",
} as const;

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
export const refusalText = (
  { reason, seconds }: { readonly reason: ChatRefusal | "unknown"; readonly seconds: number | undefined },
  { t }: PanelWords,
): string => (reason === "slow" ? t("chat.slow", { seconds: seconds ?? 1 }) : t(REFUSAL[reason]));

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
