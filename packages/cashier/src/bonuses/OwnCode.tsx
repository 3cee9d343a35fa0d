import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { getOffer } from "@spilhus/api-client";
import type { Offer } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { OfferTerms } from "@spilhus/page-kit/offer-terms";
import { playerTransport } from "@spilhus/player-session/session";
import { codeStore, saveCode, takeCodeFromAddress } from "@spilhus/sign-in/kept-code";
import { Button, Cluster, Notice, Stack } from "@spilhus/ui";
import type { BonusMessages } from "./bonusMessages.ts";
import { bonusRefusal } from "./bonusRefusal.ts";
import { CodeForm, type FoundOffer } from "./CodeForm.tsx";

interface OwnCodeProps {
  readonly zone: string;
  readonly isBusy: boolean;
  readonly messages: BonusMessages;
  readonly onAccept: (offer: Offer, code: string) => void;
}

type Asked =
  | { readonly is: "idle" | "asking" }
  | { readonly is: "failed"; readonly error: unknown }
  | ({ readonly is: "found" } & FoundOffer);

/**
 * A code that the player types here, of a campaign link, or kept in this tab before the login: its offer is shown when asked for, and only
 * the player accepts it (R2.39).
 */
export function OwnCode({ zone, isBusy, messages, onAccept }: OwnCodeProps) {
  const t = islandTranslator(messages);
  const code = useSyncExternalStore(codeStore.subscribe, codeStore.read, codeStore.onServer);
  const [asked, setAsked] = useState<Asked>({ is: "idle" });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const linked = takeCodeFromAddress(location, history);
    if (linked !== undefined) saveCode(linked);
  }, []);
  const change = (next: Asked, kept: string | undefined) => {
    setAsked(next);
    saveCode(kept);
    // The pressed button goes.
    heading.current?.focus();
  };
  const ask = async (kept: string) => {
    setAsked({ is: "asking" });
    try {
      const offer = await getOffer(playerTransport, { query: { bonusCode: kept } });
      setAsked({ is: "found", code: kept, offer });
    } catch (error) {
      setAsked({ is: "failed", error });
    }
  };
  const found = asked.is === "found" && asked.code === code ? asked : undefined;
  return (
    <section aria-labelledby="own-code-title">
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1} id="own-code-title">
          {code === undefined ? t("bonuses.codeAsk") : t("bonuses.code", { code })}
        </h2>
        {code === undefined ? (
          <CodeForm messages={messages} onFound={(given) => change({ is: "found", ...given }, given.code)} />
        ) : (
          <>
            {asked.is === "failed" && (
              <Notice tone="warning" live="assertive">
                {bonusRefusal(asked.error, messages)}
              </Notice>
            )}
            {found ? (
              <>
                <h3>{found.offer.title}</h3>
                <OfferTerms offer={found.offer} zone={zone} messages={messages} />
                <p>{t("bonuses.accepting", { version: found.offer.termsVersion })}</p>
              </>
            ) : (
              <p>{t("bonuses.codeText")}</p>
            )}
            <Cluster>
              {found ? (
                <Button kind="secondary" isBusy={isBusy} onClick={() => onAccept(found.offer, code)}>
                  {t("bonuses.accept")}
                </Button>
              ) : (
                <Button kind="secondary" isBusy={asked.is === "asking"} onClick={() => void ask(code)}>
                  {t("bonuses.codeShow")}
                </Button>
              )}
              <Button kind="quiet" onClick={() => change({ is: "idle" }, undefined)}>
                {t("bonuses.codeRemove")}
              </Button>
            </Cluster>
          </>
        )}
      </Stack>
    </section>
  );
}
