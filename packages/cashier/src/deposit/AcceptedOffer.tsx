import { useEffect, useEffectEvent, useState } from "react";
import { listBonuses } from "@spilhus/api-client";
import type { Bonus, Offer } from "@spilhus/contracts/payments";
import { formatNumber, formatOre, islandTranslator } from "@spilhus/i18n/island";
import { playerTransport } from "@spilhus/player-session/session";
import { routeById } from "@spilhus/routes";
import { codeStore } from "@spilhus/sign-in/kept-code";
import { Link, Notice } from "@spilhus/ui";
import type { DepositMessages } from "./depositMessages.ts";

/** The player's current bonus, `null` without one; nothing while it is read, and where it cannot be. */
function useCurrentBonus(): Bonus | null | undefined {
  const [bonus, setBonus] = useState<Bonus | null>();
  useEffect(() => {
    const ending = new AbortController();
    listBonuses(playerTransport, { signal: ending.signal }).then(
      ({ bonuses }) =>
        setBonus(bonuses.find(({ state }) => ["accepted", "active", "paused"].includes(state)) ?? null),
      // The deposit works without this answer: the page of bonuses shows the accepted offer.
      () => undefined,
    );
    return () => ending.abort();
  }, []);
  return bonus;
}

interface AcceptedOfferProps {
  readonly messages: DepositMessages;
  /** Tells which offer the deposit is for. */
  readonly onOffer: (offer: Offer | undefined) => void;
}

/**
 * What the deposit brings beside its amount, because the player has accepted an offer, and what that costs (R2.39). A
 * code that the tab keeps is mentioned and not used.
 */
export function AcceptedOffer({ messages, onOffer }: AcceptedOfferProps) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const money = (ore: number) => formatOre(ore, locale);
  const bonus = useCurrentBonus();
  const code = codeStore.read();
  const accepted = bonus?.state === "accepted" ? bonus.offer : undefined;
  const tell = useEffectEvent(onOffer);
  useEffect(() => tell(accepted), [accepted]);
  if (bonus === null && code !== undefined) {
    return (
      <Notice tone="info" title={t("cashier.offerCode", { code })}>
        <Link href={routeById("my-bonuses").path}>{t("cashier.offerCodeGo")}</Link>
      </Notice>
    );
  }
  if (!accepted) return null;
  const offer = accepted;
  const { wagerPercent, example } = offer;
  const { depositOre, expectedCostOre } = example;
  return (
    <Notice tone="info" title={t("cashier.offerTitle", { offer: offer.title })}>
      <p>
        {t("cashier.offerGives", {
          least: money(offer.leastDepositOre),
          most: money(offer.mostBonusOre),
        })}
      </p>
      <p>
        {t("cashier.offerWager", {
          times: formatNumber(wagerPercent / 100, locale, wagerPercent % 100 === 0 ? 0 : 1),
        })}{" "}
        {expectedCostOre !== null &&
          t("cashier.offerCosts", { deposit: money(depositOre), cost: money(expectedCostOre) })}
      </p>
      <p>
        <Link href={routeById("my-bonuses").path}>{t("cashier.offerGo")}</Link>
      </p>
    </Notice>
  );
}
