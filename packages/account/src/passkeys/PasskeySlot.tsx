"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { PLAYER_PAGE_COOKIES } from "@spilhus/contracts/user-auth";
import { parseCookies } from "@spilhus/lib";
import type { PlayerSlots } from "@spilhus/player-session/visitor";
import { cookiesAnswered } from "./cookiesAnswered.ts";
import { mayOfferPasskey } from "./mayOfferPasskey.ts";
import type { PasskeyQuestion } from "./PasskeyQuestion.tsx";

/** Whether the player has answered the offer on this device; then its code is not loaded. */
const hasAnswered = () => PLAYER_PAGE_COOKIES.passkeyStatus.name in parseCookies(document.cookie);

/** The slot of the passkey offer (R4.15); the code loads only for players who get the offer. */
export function PasskeySlot({ settings, user, isWithinLimits }: PlayerSlots["question"]) {
  const { hasPasskeys, passkeyFailure } = settings;
  const path = usePathname();
  const hasAnsweredCookies = useSyncExternalStore(
    cookiesAnswered.subscribe,
    cookiesAnswered.state,
    () => false,
  );
  const [question, setQuestion] = useState<{ readonly Question: typeof PasskeyQuestion }>();
  const mayOffer = mayOfferPasskey({ hasPasskeys, checkResult: user?.checkResult, hasAnsweredCookies, path });
  const isLoaded = question !== undefined;

  useEffect(() => {
    if (!mayOffer || isLoaded || hasAnswered()) return undefined;
    let isCancelled = false;
    const load = async () => {
      if (!(await isWithinLimits()) || isCancelled) return;
      const { PasskeyQuestion: Question } = await import("./PasskeyQuestion.tsx");
      if (!isCancelled && location.pathname === path) setQuestion({ Question });
    };
    // After a failure the next page tries again.
    load().catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [mayOffer, isLoaded, isWithinLimits, path]);

  return mayOffer && question ? <question.Question failureText={passkeyFailure} /> : null;
}
