"use client";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { loadPageMessages } from "@spilhus/i18n/island";
import { buildInfo } from "@spilhus/page-kit/build-info";
import type { TermsDialogMessages } from "@spilhus/page-kit/offer-terms";
import { AskedTerms } from "./AskedTerms.tsx";
import type { OfferTermsSettings } from "./OfferTermsIsland.tsx";
import { termsAddress } from "./termsAddress.ts";
import { termsHash } from "./termsHash.ts";
import { askedOffer, closedAddress } from "./termsQuery.ts";

/**
 * Turns a terms hash of the address into the query.
 *
 * @returns whether there was one
 */
function takeHash(): boolean {
  const query = termsHash(location.hash, location.search);
  if (query !== undefined) termsAddress.replace(location.pathname + query);
  return query !== undefined;
}

/**
 * Shows the terms that the address asks for, on any page. Only the address decides what is open, so that a reload and the
 * browser's back button keep it.
 */
export function OfferTermsOverlay({ settings }: { readonly settings: OfferTermsSettings }) {
  const router = useRouter();
  const search = useSyncExternalStore(termsAddress.subscribe, termsAddress.search, termsAddress.onServer);
  const name = useMemo(() => askedOffer(search), [search]);
  const [messages, setMessages] = useState<TermsDialogMessages>();
  const [tries, setTries] = useState(0);
  /** Whether the previous entry in the history is this page without the terms. */
  const isOwnEntry = useRef(false);

  useEffect(() => {
    takeHash();
    const onHash = () => {
      isOwnEntry.current = takeHash();
    };
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => {
    if (name && !messages) loadPageMessages(buildInfo.id).then(setMessages, () => undefined);
  }, [name, messages]);

  if (!name || !messages) return null;
  const close = () => {
    if (isOwnEntry.current) router.back();
    else termsAddress.replace(closedAddress(location));
    isOwnEntry.current = false;
  };
  return (
    <AskedTerms
      key={`${name.by} ${name.id} ${tries}`}
      name={name}
      settings={settings}
      messages={messages}
      onAgain={() => setTries(tries + 1)}
      onClose={close}
    />
  );
}
