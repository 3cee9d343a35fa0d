import { type ChatLine, GLOBAL_ROOM } from "@spilhus/contracts/chat";
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
