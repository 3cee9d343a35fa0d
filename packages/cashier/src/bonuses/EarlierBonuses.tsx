import type { Bonus, BonusState } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator, type KeyIn } from "@spilhus/i18n/island";
import { RowList } from "@spilhus/ui";
import { stampText } from "../times/timeTexts.ts";
import type { BonusMessages } from "./bonusMessages.ts";

const ENDED = {
  released: "bonuses.stateReleased",
  "given-up": "bonuses.stateGivenUp",
  expired: "bonuses.stateExpired",
  reversed: "bonuses.stateReversed",
  closed: "bonuses.stateClosed",
  lapsed: "bonuses.stateLapsed",
  "not-granted": "bonuses.stateNotGranted",
} as const satisfies Partial<Record<BonusState, KeyIn<"bonuses.page">>>;

/** A bonus given up before its deposit took nothing from the player. */
const stateKey = (state: keyof typeof ENDED, grantedOre: number | null) =>
  state === "given-up" && grantedOre === null ? "bonuses.stateTakenBack" : ENDED[state];

const isEnded = (state: BonusState): state is keyof typeof ENDED => Object.hasOwn(ENDED, state);

interface EarlierBonusesProps {
  readonly bonuses: readonly Bonus[];
  readonly zone: string;
  readonly messages: BonusMessages;
}

/** Bonuses that have ended: how, when, and what became of the money. */
export function EarlierBonuses({ bonuses, zone, messages }: EarlierBonusesProps) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const time = (iso: string) => stampText(iso, zone, messages);
  return (
    <RowList
      label={t("bonuses.earlier")}
      icon="clock"
      rows={bonuses.flatMap(({ id, state, offer, grantedOre, grantedAt, endedAt, endedOre }) =>
        isEnded(state)
          ? [
              {
                id,
                name: offer.title,
                facts: [
                  t(stateKey(state, grantedOre), { amount: formatOre(endedOre ?? 0, locale) }),
                  ...(grantedOre !== null && grantedAt !== null
                    ? [t("bonuses.granted", { amount: formatOre(grantedOre, locale), time: time(grantedAt) })]
                    : []),
                  ...(endedAt === null ? [] : [t("bonuses.ended", { time: time(endedAt) })]),
                ],
              },
            ]
          : [],
      )}
    />
  );
}
