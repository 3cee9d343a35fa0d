"use client";
import { useEffect, useState, type Ref } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import type { OfferTerms } from "@spilhus/page-kit/offer-terms";
import { Button, ButtonLink, Cluster, Notice, Stack } from "@spilhus/ui";
import type { CheckedCode } from "./askCode.ts";
import type { BonusCodeMessages } from "./bonusCodeMessages.ts";

interface KeptCodeProps {
  readonly code: string;
  /** Nothing while the gateway is asked. */
  readonly checked: CheckedCode | undefined;
  readonly zone: string;
  readonly messages: BonusCodeMessages;
  readonly onRemove: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The kept code, what it gives, and what to do next. */
export function KeptCode({ code, checked, zone, messages, onRemove, ref }: KeptCodeProps) {
  const t = islandTranslator(messages);
  const offer = checked?.offer;
  // Terms load with the first code that gives an offer.
  const [loaded, setLoaded] = useState<{ readonly OfferTerms: typeof OfferTerms }>();
  const isNeeded = offer !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    import("./keptTerms.ts").then(
      setLoaded,
      // The code is kept all the same, and its title is shown.
      () => undefined,
    );
  }, [isNeeded]);
  const isUnchecked = checked !== undefined && offer === undefined;
  return (
    <div ref={ref} tabIndex={-1}>
      <Stack gap={4}>
        <Notice
          tone={offer ? "success" : isUnchecked ? "warning" : "info"}
          title={t(isUnchecked ? "bonusCode.uncheckedTitle" : "bonusCode.keptTitle", { code })}
          live="polite"
        >
          {t(checked ? "bonusCode.keptText" : "bonusCode.checking")}
        </Notice>
        <Cluster>
          <ButtonLink href="?auth=signup">{t("bonusCode.signUp")}</ButtonLink>
          <ButtonLink href="?auth=login" kind="secondary">
            {t("bonusCode.logIn")}
          </ButtonLink>
          <Button kind="quiet" onClick={onRemove}>
            {t("bonusCode.remove")}
          </Button>
        </Cluster>
        {offer && (
          <section aria-labelledby="kept-terms">
            <Stack gap={4}>
              <h2 id="kept-terms">{t("bonusCode.offer", { title: offer.title })}</h2>
              {loaded && <loaded.OfferTerms offer={offer} zone={zone} messages={messages} />}
            </Stack>
          </section>
        )}
      </Stack>
    </div>
  );
}
