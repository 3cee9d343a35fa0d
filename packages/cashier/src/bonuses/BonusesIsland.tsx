"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { AccountQueries, QueryBoundary } from "@spilhus/account/player-data";
import type { Bonuses, BonusState } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { OfferTerms } from "@spilhus/page-kit/offer-terms";
import { Button, Notice, Stack } from "@spilhus/ui";
import { useBalance } from "../balance/useBalance.ts";
import { ActiveBonus } from "./ActiveBonus.tsx";
import type { BonusMessages } from "./bonusMessages.ts";
import { bonusesQuery } from "./bonusQueries.ts";
import { bonusRefusal } from "./bonusRefusal.ts";
import { EarlierBonuses } from "./EarlierBonuses.tsx";
import { replacedBonus } from "./replacedBonus.ts";
import { OwnCode } from "./OwnCode.tsx";
import { useBonusActs, type ActState } from "./useBonusActs.ts";

interface BonusesIslandProps {
  readonly zone: string;
  readonly messages: BonusMessages;
}

const CURRENT: readonly BonusState[] = ["accepted", "active", "paused"];

/** The result of the player's click; it takes the focus, because the button may be gone. */
function Outcome({ state, messages }: { readonly state: ActState; readonly messages: BonusMessages }) {
  const t = islandTranslator(messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.is !== "idle" && state.is !== "sending") place.current?.focus();
  }, [state]);
  if (state.is === "idle" || state.is === "sending") return null;
  return (
    <div ref={place} tabIndex={-1}>
      {state.is === "failed" ? (
        <Notice tone="warning" live="assertive">
          {bonusRefusal(state.error, messages)}
        </Notice>
      ) : (
        <Notice tone="success" live="polite">
          {state.is === "accepted"
            ? t("bonuses.accepted")
            : state.lostOre === undefined
              ? t("bonuses.takenBack")
              : t("bonuses.givenUp", { loss: formatOre(state.lostOre, messages.locale) })}
        </Notice>
      )}
    </div>
  );
}

function Content({ read, zone, messages }: BonusesIslandProps & { readonly read: Bonuses }) {
  const t = islandTranslator(messages);
  const balance = useBalance();
  const { state, accept, giveUp } = useBonusActs();
  const [first, ...rest] = read.bonuses;
  const current = first && CURRENT.includes(first.state) ? first : undefined;
  const earlier = current ? rest : read.bonuses;
  const isBusy = state.is === "sending";
  return (
    <Stack gap={6}>
      <Outcome state={state} messages={messages} />
      {current ? (
        <section aria-labelledby="current-bonus">
          <Stack gap={4}>
            <h2 id="current-bonus">{current.offer.title}</h2>
            <ActiveBonus
              bonus={current}
              replaced={replacedBonus(current, rest)}
              cashOre={balance?.cashOre}
              zone={zone}
              isBusy={isBusy}
              messages={messages}
              onGiveUp={() => giveUp(current)}
            />
          </Stack>
        </section>
      ) : (
        <p>{t("bonuses.none")}</p>
      )}
      {!current && <OwnCode zone={zone} isBusy={isBusy} messages={messages} onAccept={accept} />}
      {read.offers.length > 0 && (
        <section aria-labelledby="offers">
          <Stack gap={5}>
            <h2 id="offers">{t("bonuses.offers")}</h2>
            <p>{t("bonuses.offersText")}</p>
            {read.offers.map((offer) => (
              <section key={offer.id} aria-labelledby={`offer-${offer.id}`}>
                <Stack gap={4}>
                  <h3 id={`offer-${offer.id}`}>{offer.title}</h3>
                  <OfferTerms offer={offer} zone={zone} messages={messages} />
                  <p>{t("bonuses.accepting", { version: offer.termsVersion })}</p>
                  {current && <p>{t("bonuses.replaces", { title: current.offer.title })}</p>}
                  <p>
                    <Button kind="secondary" isBusy={isBusy} onClick={() => accept(offer)}>
                      {t("bonuses.accept")}
                    </Button>
                  </p>
                </Stack>
              </section>
            ))}
          </Stack>
        </section>
      )}
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-bonuses">
          <Stack gap={4}>
            <h2 id="earlier-bonuses">{t("bonuses.earlier")}</h2>
            <EarlierBonuses bonuses={earlier} zone={zone} messages={messages} />
          </Stack>
        </section>
      )}
    </Stack>
  );
}

function BonusList({ zone, messages }: BonusesIslandProps) {
  const t = islandTranslator(messages);
  const query = useQuery(bonusesQuery);
  return (
    <QueryBoundary
      query={query}
      loadingText={t("bonuses.loading")}
      failedTitle={t("bonuses.failedTitle")}
      messages={messages}
    >
      {(read) => <Content read={read} zone={zone} messages={messages} />}
    </QueryBoundary>
  );
}

/** A player's bonus, offers of one, and those that ended (R2.39). */
export function BonusesIsland(props: BonusesIslandProps) {
  return (
    <AccountQueries>
      <BonusList {...props} />
    </AccountQueries>
  );
}
