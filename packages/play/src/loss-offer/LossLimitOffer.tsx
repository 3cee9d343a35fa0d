import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { Button, ButtonLink, Cluster, Notice } from "@spilhus/ui";
import { limitsAddress } from "./limitsAddress.ts";

interface LossLimitOfferProps {
  /** The page of limits. */
  readonly limits: string;
  readonly messages: MessagesOf<"play.shell">;
  readonly onPostpone: () => void;
}

/** Offers limits of loss to a player who has none, until they answer. */
export function LossLimitOffer({ limits, messages, onPostpone }: LossLimitOfferProps) {
  const t = islandTranslator(messages);
  return (
    <Notice tone="calm" live="polite">
      <p>{t("play.offerText")}</p>
      <Cluster>
        <ButtonLink kind="secondary" href={limitsAddress(limits, location)} data-navigation="hard">
          {t("play.offerSet")}
        </ButtonLink>
        <Button kind="secondary" onClick={onPostpone}>
          {t("play.offerLater")}
        </Button>
      </Cluster>
    </Notice>
  );
}
