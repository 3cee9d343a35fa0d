"use client";
import { useEffect } from "react";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { Balance } from "@spilhus/ui";
import { routeById } from "@spilhus/routes";
import { DEPOSIT_QUERY } from "../deposit-address/depositAddress.ts";
import { useBalance } from "./useBalance.ts";
import { watchBalance } from "./watchBalance.ts";

/** The player's balance in the header, with the way to a deposit while none of the player's restrictions closes it. */
export function HeaderBalance() {
  const shown = useSession();
  const balance = useBalance();
  const hasPayments = shown?.settings.hasPayments === true;
  useEffect(() => (hasPayments ? watchBalance() : undefined), [hasPayments]);

  if (!shown || !hasPayments) return null;
  const { messages, user } = shown;
  const t = islandTranslator(messages);
  const part = (label: string, ore: number) => ({ label, ore, text: formatOre(ore, messages.locale) });
  return (
    <Balance
      href={routeById("account-home").path}
      cash={balance && part(t("cashier.balanceCash"), balance.cashOre)}
      bonus={balance && balance.bonusOre > 0 ? part(t("cashier.balanceBonus"), balance.bonusOre) : undefined}
      deposit={user?.checkResult ? undefined : { href: DEPOSIT_QUERY, label: t("cashier.deposit") }}
    />
  );
}
