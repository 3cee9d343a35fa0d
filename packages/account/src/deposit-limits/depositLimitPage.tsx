import { definePage } from "@spilhus/page-kit";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { LimitsIsland } from "./LimitsIsland.tsx";
import { pauseDuties } from "@spilhus/page-kit/compliance";
import { LIMIT_MESSAGES } from "./limitMessages.ts";

/** Deposit limits, and limits of loss below them (R2.48). */
export const depositLimitPage = definePage({
  route: "deposit-limit",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("selfService.limitTitle"),
    description: t("selfService.limitDescription"),
    crumbs: accountCrumbs(t, t("selfService.limitTitle"), path),
  }),
  Body: ({ request }) => {
    const { brand, now, t, messagesOf } = request;
    return (
      <AccountFrame request={request} route="deposit-limit" title={t("selfService.limitTitle")}>
        <p>{t("selfService.limitText", { hours: pauseDuties(brand, now).limitWaitHours })}</p>
        <LimitsIsland kind="deposit" messages={messagesOf(...LIMIT_MESSAGES)} />
        <h2 id="loss">{t("selfService.lossTitle")}</h2>
        <p>{t("selfService.lossText", { hours: pauseDuties(brand, now).limitWaitHours })}</p>
        <LimitsIsland kind="loss" messages={messagesOf(...LIMIT_MESSAGES)} />
      </AccountFrame>
    );
  },
});
