"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { PLAYER_PAGE_COOKIES } from "@spilhus/contracts/user-auth";
import { parseCookies } from "@spilhus/lib";
import type { PlayerSlots } from "@spilhus/player-session/visitor";
import { cookiesAnswered } from "./cookiesAnswered.ts";
import { mayOfferPasskey } from "./mayOfferPasskey.ts";
import type { PasskeyQuestion } from "./PasskeyQuestion.tsx";

/** Answered on this device before: then nothing is loaded. */
const hasAnswered = () => PLAYER_PAGE_COOKIES.passkeyStatus.name in parseCookies(document.cookie);

/** Where a player is asked to make a passkey (R4.15); the question's code is loaded for those who are asked. */
export function PasskeySlot({ settings, user, isWithinLimits }: PlayerSlots["question"]) {
  const { hasPasskeys, passkeyFailure } = settings;
  const path = usePathname();
  const hasAnsweredCookies = useSyncExternalStore(
    cookiesAnswered.subscribe,
    cookiesAnswered.state,
    () => false,
  );
  const [question, setQuestion] = useState<{ readonly Question: typeof PasskeyQuestion }>();
  const mayAsk = mayOfferPasskey({ hasPasskeys, checkResult: user?.checkResult, hasAnsweredCookies, path });
  const isLoaded = question !== undefined;

  useEffect(() => {
    if (!mayAsk || isLoaded || hasAnswered()) return undefined;
    let isOver = false;
    const ask = async () => {
      if (!(await isWithinLimits()) || isOver) return;
      const { PasskeyQuestion: Question } = await import("./PasskeyQuestion.tsx");
      if (!isOver && location.pathname === path) setQuestion({ Question });
    };
    // What cannot be asked or loaded now is asked on the next page.
    ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [mayAsk, isLoaded, isWithinLimits, path]);

  return mayAsk && question ? <question.Question failureText={passkeyFailure} /> : null;
}
