import { ApiError } from "@spilhus/api-client";
import { formatOre, islandTranslator, type KeyIn, type MessagesOf } from "@spilhus/i18n/island";

type PlainKey = Exclude<KeyIn<"bonuses.refusals">, "bonuses.bonusWouldGo">;

const KEYS: Readonly<Record<string, PlainKey>> = {
  "too-early": "bonuses.tooEarly",
  "too-late": "bonuses.tooLate",
  "not-found": "bonuses.tooLate",
  "terms-changed": "bonuses.termsChanged",
  "code-unknown": "bonuses.codeUnknown",
  "offer-gone": "bonuses.offerGone",
  "not-for-you": "bonuses.notForYou",
  "bonus-active": "bonuses.bonusActive",
  restricted: "bonuses.notForYou",
  "too-many-requests": "bonuses.tooMany",
};

/** What a refused acceptance or giving up tells the player: what is wrong and what to do. */
export function bonusRefusal(error: unknown, messages: MessagesOf<"bonuses.refusals">): string {
  const t = islandTranslator(messages);
  if (!(error instanceof ApiError)) return t("bonuses.unanswered");
  const { reason = "", details } = error;
  if (reason === "bonus-would-go") {
    const loss = details?.["lossOre"];
    return t("bonuses.bonusWouldGo", {
      loss: formatOre(typeof loss === "number" ? loss : 0, messages.locale),
    });
  }
  const key = KEYS[reason];
  return key === undefined ? t("bonuses.unanswered") : t(key);
}
