import { useEffect, useState } from "react";
import { listBonuses } from "@spilhus/api-client";
import type { Offer } from "@spilhus/contracts/payments";
import { formatNumber, formatOre, islandTranslator } from "@spilhus/i18n/island";
import { playerTransport } from "@spilhus/player-session/session";
import { routeById } from "@spilhus/routes";
import { Link, Notice } from "@spilhus/ui";
import type { DepositMessages } from "./depositMessages.ts";

/** The offer that the next deposit brings a bonus for; nothing while it is read, and where it cannot be. */
function useAcceptedOffer(): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const ending = new AbortController();
    listBonuses(playerTransport, { signal: ending.signal }).then(
      ({ bonuses }) => setOffer(bonuses.find(({ state }) => state === "accepted")?.offer),
      // The deposit needs no answer: the page of bonuses says what the player has accepted.
      () => undefined,
    );
    return () => ending.abort();
  }, []);
  return offer;
}

/** What the deposit brings beside its amount, because the player has accepted an offer, and what that costs (R2.39). */
export function AcceptedOffer({ messages }: { readonly messages: DepositMessages }) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const money = (ore: number) => formatOre(ore, locale);
  const offer = useAcceptedOffer();
  if (!offer) return null;
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
