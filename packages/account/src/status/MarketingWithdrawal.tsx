import { withdrawMarketingPermission } from "@spilhus/api-client";
import { MARKETING_CHANNELS } from "@spilhus/contracts";
import { islandTranslator } from "@spilhus/i18n/island";
import { playerTransport, updateUser } from "@spilhus/player-session/session";
import { Button, Notice, Stack } from "@spilhus/ui";
import { useState } from "react";
import type { KnownPlayer } from "../player-data/usePlayer.ts";
import type { StatusMessages } from "./statusMessages.ts";

interface MarketingWithdrawalProps {
  readonly player: KnownPlayer;
  readonly messages: StatusMessages;
}

/**
 * Withdraws the permission to send news and offers, in one step. On the status page of players whose profile is closed:
 * it is always as easy to withdraw as it was to give (GDPR, Article 7(3)).
 */
export function MarketingWithdrawal({ player: { user }, messages }: MarketingWithdrawalProps) {
  const t = islandTranslator(messages);
  const [state, setState] = useState<"idle" | "busy" | "failed" | "done">("idle");
  const isAllowed = MARKETING_CHANNELS.some((channel) => user.marketing[channel]);
  if (state === "done") {
    return (
      <Notice tone="success" live="polite">
        {t("account.marketingWithdrawn")}
      </Notice>
    );
  }
  if (!isAllowed) return null;
  const withdraw = async () => {
    if (state === "busy") return;
    setState("busy");
    try {
      const marketing = await withdrawMarketingPermission(playerTransport);
      setState("done");
      updateUser({ marketing, marketingQuestionDue: false });
    } catch {
      setState("failed");
    }
  };
  return (
    <section aria-labelledby="status-marketing">
      <Stack gap={3}>
        <h2 id="status-marketing">{t("account.marketingTitle")}</h2>
        <p>{t("account.marketingText")}</p>
        {state === "failed" && (
          <Notice tone="danger" live="assertive">
            {t("account.marketingFailed")}
          </Notice>
        )}
        <div>
          <Button kind="secondary" isBusy={state === "busy"} onClick={() => void withdraw()}>
            {t("account.marketingWithdraw")}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
