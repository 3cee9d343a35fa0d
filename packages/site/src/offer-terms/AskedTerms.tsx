"use client";
import { useEffect, useState } from "react";
import {
  askOffer,
  OfferTermsDialog,
  type OfferAnswer,
  type OfferName,
  type TermsDialogMessages,
} from "@spilhus/page-kit/offer-terms";
import type { OfferTermsSettings } from "./OfferTermsIsland.tsx";

interface AskedTermsProps {
  readonly name: OfferName;
  readonly settings: OfferTermsSettings;
  readonly messages: TermsDialogMessages;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Asks the gateway for an offer once, and shows its answer. */
export function AskedTerms({ name, settings, ...dialog }: AskedTermsProps) {
  const [answer, setAnswer] = useState<OfferAnswer>();
  useEffect(() => {
    const controller = new AbortController();
    void askOffer(name, controller.signal).then((given) => {
      if (!controller.signal.aborted) setAnswer(given);
    });
    return () => controller.abort();
  }, [name]);
  return <OfferTermsDialog {...dialog} {...settings} name={name} answer={answer} />;
}
