import type { Offer } from "@spilhus/contracts/payments";
import { formatDateTime } from "@spilhus/i18n";
import { formatNumber, formatOre, formatPercent, islandTranslator } from "@spilhus/i18n/island";
import { DetailList, Figures, PaymentAside, Stack } from "@spilhus/ui";
import type { TermsMessages } from "./offerMessages.ts";

interface OfferTermsProps {
  readonly offer: Offer;
  readonly zone: string;
  readonly messages: TermsMessages;
}

/**
 * What an offer gives and costs, both as large, with a worked example in kroner right there (duty of
 * spillemyndigheden.dk), and every condition.
 */
export function OfferTerms({ offer, zone, messages }: OfferTermsProps) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const money = (ore: number) => formatOre(ore, locale);
  const { example, leastDepositOre, mostBonusOre, wagerPercent, games } = offer;
  const { expectedCostOre, returnPercent } = example;
  return (
    <Stack gap={4}>
      <p>{offer.summary}</p>
      <PaymentAside>
        <Figures
          figures={[
            {
              id: "get",
              label: t("bonuses.get"),
              text: t("bonuses.getText", { amount: money(mostBonusOre) }),
            },
            {
              id: "costs",
              label: t("bonuses.costs"),
              text:
                expectedCostOre === null ? "–" : t("bonuses.costsText", { amount: money(expectedCostOre) }),
              note:
                expectedCostOre === null || returnPercent === null
                  ? t("bonuses.costsUnknown")
                  : t("bonuses.costsNote", {
                      percent: formatPercent(Math.round(returnPercent * 100), locale),
                      wager: money(example.wagerOre),
                    }),
            },
          ]}
        />
        <p>
          <strong>{t("bonuses.example")}:</strong>{" "}
          {t("bonuses.exampleText", {
            deposit: money(example.depositOre),
            bonus: money(example.bonusOre),
            wager: money(example.wagerOre),
          })}
        </p>
      </PaymentAside>
      <DetailList
        emptyLabel="–"
        details={[
          {
            id: "rule",
            term: t("bonuses.rule"),
            value: t("bonuses.ruleValue", { least: money(leastDepositOre), most: money(mostBonusOre) }),
          },
          {
            id: "wager",
            term: t("bonuses.wager"),
            value: t("bonuses.wagerValue", {
              times: formatNumber(wagerPercent / 100, locale, wagerPercent % 100 === 0 ? 0 : 1),
            }),
          },
          {
            id: "window",
            term: t("bonuses.window"),
            value: t("bonuses.windowValue", { count: offer.days, deposit: offer.depositWithinDays }),
          },
          {
            id: "games",
            term: t("bonuses.games"),
            value: games.map((category) => t(`bonuses.${category}`)).join(", "),
            note: t("bonuses.gamesNote"),
          },
          { id: "winnings", term: t("bonuses.winnings"), value: t("bonuses.winningsValue") },
          {
            id: "withdrawing",
            term: t("bonuses.withdrawing"),
            value: t(offer.endsOnWithdrawal ? "bonuses.withdrawingEnds" : "bonuses.withdrawingKeeps"),
          },
          { id: "ending", term: t("bonuses.ending"), value: t("bonuses.endingValue") },
        ]}
      />
      {offer.conditions.map((condition) => (
        <p key={condition}>{condition}</p>
      ))}
      {offer.isForNewPlayers && <p>{t("bonuses.newPlayers")}</p>}
      <p className="form-note">
        {offer.closesAt !== null &&
          `${t("bonuses.closes", { time: formatDateTime(offer.closesAt, zone, locale) })} `}
        {t("bonuses.version", { version: offer.termsVersion })}
      </p>
    </Stack>
  );
}
