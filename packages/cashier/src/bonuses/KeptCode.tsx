import { useState, useSyncExternalStore } from "react";
import { getOffer } from "@spilhus/api-client";
import type { Offer } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { OfferTerms } from "@spilhus/page-kit/offer-terms";
import { playerTransport } from "@spilhus/player-session/session";
import { codeStore, saveCode } from "@spilhus/sign-in/kept-code";
import { Button, Cluster, Notice, Stack } from "@spilhus/ui";
import type { BonusMessages } from "./bonusMessages.ts";
import { bonusRefusal } from "./bonusRefusal.ts";

interface KeptCodeProps {
  readonly zone: string;
  readonly isBusy: boolean;
  readonly messages: BonusMessages;
  readonly onAccept: (offer: Offer, code: string) => void;
}

type Asked =
  | { readonly is: "idle" | "asking" }
  | { readonly is: "failed"; readonly error: unknown }
  | { readonly is: "found"; readonly offer: Offer };

/** A code that was kept in this tab before the login: its offer is shown when asked for, and only the player accepts it (R2.39). */
export function KeptCode({ zone, isBusy, messages, onAccept }: KeptCodeProps) {
  const t = islandTranslator(messages);
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.read, codeStore.onServer);
  const [asked, setAsked] = useState<Asked>({ is: "idle" });
  if (code === undefined) return null;
  const ask = async () => {
    setAsked({ is: "asking" });
    try {
      setAsked({ is: "found", offer: await getOffer(playerTransport, { query: { bonusCode: code } }) });
    } catch (error) {
      setAsked({ is: "failed", error });
    }
  };
  return (
    <section aria-labelledby="kept-code">
      <Stack gap={4}>
        <h2 id="kept-code">{t("bonuses.code", { code })}</h2>
        {asked.is === "failed" && (
          <Notice tone="warning" live="assertive">
            {bonusRefusal(asked.error, messages)}
          </Notice>
        )}
        {asked.is === "found" ? (
          <>
            <h3>{asked.offer.title}</h3>
            <OfferTerms offer={asked.offer} zone={zone} messages={messages} />
            <p>{t("bonuses.accepting", { version: asked.offer.termsVersion })}</p>
          </>
        ) : (
          <p>{t("bonuses.codeText")}</p>
        )}
        <Cluster>
          {asked.is === "found" ? (
            <Button kind="secondary" isBusy={isBusy} onClick={() => onAccept(asked.offer, code)}>
              {t("bonuses.accept")}
            </Button>
          ) : (
            <Button kind="secondary" isBusy={asked.is === "asking"} onClick={() => void ask()}>
              {t("bonuses.codeShow")}
            </Button>
          )}
          <Button kind="quiet" onClick={() => saveCode(undefined)}>
            {t("bonuses.codeRemove")}
          </Button>
        </Cluster>
      </Stack>
    </section>
  );
}
