import type { RefusalDetails } from "@spilhus/contracts";
import { formatOre, islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { whenText } from "../times/timeTexts.ts";

export type RefusalMessages = MessagesOf<"cashier.refusals" | "cashier.periods" | "cashier.times">;

interface RefusalContext {
  readonly now: string;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: RefusalMessages;
}

const PERIODS = { day: "cashier.day", week: "cashier.week", month: "cashier.month" } as const;
const isPeriod = (value: unknown): value is keyof typeof PERIODS =>
  typeof value === "string" && Object.hasOwn(PERIODS, value);

/** Over a limit: how much is left, and when the amount fits or when there is more room. */
function overLimit(details: RefusalDetails, { now, zone, messages }: RefusalContext): string {
  const t = islandTranslator(messages);
  const { period, leftOre, until, fitsAt } = details;
  const name = t(PERIODS[isPeriod(period) ? period : "day"]);
  const left = typeof leftOre === "number" ? leftOre : 0;
  const when = (iso: string) => whenText(iso, now, zone, messages);
  const sentences = [
    left > 0
      ? t("cashier.overLimit", { period: name, left: formatOre(left, messages.locale) })
      : t("cashier.overLimitNone", { period: name }),
  ];
  if (typeof fitsAt === "string") sentences.push(t("cashier.fitsAt", { when: when(fitsAt) }));
  else {
    if (fitsAt === null) sentences.push(t("cashier.neverFits"));
    if (typeof until === "string") sentences.push(t("cashier.moreAt", { when: when(until) }));
  }
  return sentences.join(" ");
}

/**
 * What a refused deposit tells the player: what is wrong and what to do.
 *
 * @param reason code of the gateway's refusal
 * @param details its figures, see `CREATE_DEPOSIT`
 * @returns undefined for a code that has no words of its own
 */
export function refusalText(
  reason: string | undefined,
  details: RefusalDetails,
  context: RefusalContext,
): string | undefined {
  const { messages } = context;
  const t = islandTranslator(messages);
  const money = (value: unknown) => formatOre(typeof value === "number" ? value : 0, messages.locale);
  switch (reason) {
    case "limits-not-set":
      return t("cashier.limitsNotSet");
    case "over-limit":
      return overLimit(details, context);
    case "over-temporary-cap":
      return t("cashier.overCap", { left: money(details["leftOre"]) });
    case "amount-range": {
      const least = t("cashier.underMin", { min: money(details["minOre"]) });
      // An offer sets only a least deposit.
      return details["maxOre"] === undefined
        ? least
        : `${least} ${t("cashier.overMax", { max: money(details["maxOre"]) })}`;
    }
    case "bonus-active":
      return t("cashier.bonusActive");
    case "code-unknown":
      return t("cashier.codeUnknown");
    case "offer-gone":
      return t("cashier.offerGone");
    case "terms-changed":
      return t("cashier.termsChanged");
    case "not-for-you":
      return t("cashier.notForYou");
    case "method-down":
      return t("cashier.methodDown");
    case "restricted":
      return t("cashier.restricted");
    case "request-in-progress":
    case "unavailable":
      return t("cashier.unanswered");
    default:
      return undefined;
  }
}
