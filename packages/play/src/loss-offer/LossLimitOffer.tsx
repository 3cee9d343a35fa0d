import { useEffect, useState } from "react";
import { getLossLimits, postponeLossOffer } from "@spilhus/api-client";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { playerTransport } from "@spilhus/player-session/session";
import { Button, ButtonLink, Cluster, Notice } from "@spilhus/ui";
import { limitsAddress } from "./limitsAddress.ts";

interface LossLimitOfferProps {
  /** The page of limits. */
  readonly limits: string;
  readonly messages: MessagesOf<"play.shell">;
}

/** Offers limits of loss to a player who has none. It keeps nobody from the game, and goes when it is answered. */
export function LossLimitOffer({ limits, messages }: LossLimitOfferProps) {
  const t = islandTranslator(messages);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    let isHere = true;
    getLossLimits(playerTransport).then(
      (known) => isHere && setOffered(known.isOffered),
      // The game goes on without the offer, which comes again with the next game.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (!isOffered) return undefined;
  const postpone = () => {
    setOffered(false);
    // What does not get through is asked again with the next game.
    postponeLossOffer(playerTransport).catch(() => undefined);
  };
  return (
    <Notice tone="calm" live="polite">
      <p>{t("play.offerText")}</p>
      <Cluster>
        <ButtonLink kind="secondary" href={limitsAddress(limits, location)} data-navigation="hard">
          {t("play.offerSet")}
        </ButtonLink>
        <Button kind="secondary" onClick={postpone}>
          {t("play.offerLater")}
        </Button>
      </Cluster>
    </Notice>
  );
}
