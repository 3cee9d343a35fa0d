import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { Button, ButtonLink, EmptyState, Skeleton } from "@spilhus/ui";
import type { DepositMessages } from "./depositMessages.ts";
import type { OptionsState } from "./useDepositOptions.ts";

interface WithoutOptionsProps {
  readonly is: Exclude<OptionsState["is"], "read">;
  readonly messages: DepositMessages;
  readonly onRetry: () => void;
}

/** Takes the form's place while the player's options load, or when the player cannot deposit. */
export function WithoutOptions({ is, messages, onRetry }: WithoutOptionsProps) {
  const t = islandTranslator(messages);
  if (is === "loading") return <Skeleton shape="text" count={6} label={t("cashier.loading")} />;
  if (is === "closed") {
    return (
      <EmptyState
        icon="shield-attention"
        title={t("cashier.closedTitle")}
        text={t("cashier.closedText")}
        actions={<ButtonLink href={routeById("account-home").path}>{t("cashier.closedGo")}</ButtonLink>}
      />
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t("cashier.loadFailedTitle")}
        text={t("cashier.loadFailedText")}
        actions={
          <Button kind="secondary" onClick={onRetry}>
            {t("cashier.retry")}
          </Button>
        }
      />
    </div>
  );
}

/** Nobody deposits before they have set their limits (BEK 1274/2019 § 21). */
export function WithoutLimits({ messages }: { readonly messages: DepositMessages }) {
  const t = islandTranslator(messages);
  return (
    <EmptyState
      icon="coins"
      title={t("cashier.noLimitsTitle")}
      text={t("cashier.noLimitsText")}
      actions={<ButtonLink href={routeById("deposit-limit").path}>{t("cashier.noLimitsGo")}</ButtonLink>}
    />
  );
}
