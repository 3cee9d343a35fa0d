"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import type { OfferTermsOverlay } from "./OfferTermsOverlay.tsx";

export interface OfferTermsSettings {
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly stylesheet: string;
}

interface OfferTermsProps {
  readonly settings: OfferTermsSettings;
}

/** Loads the terms of an offer when an address asks for them, as few do (R4.04). */
export function OfferTermsIsland({ settings }: OfferTermsProps) {
  // The address of another page is looked at anew.
  return <TermsOfPage key={usePathname()} settings={settings} />;
}

function TermsOfPage({ settings }: OfferTermsProps) {
  const [loaded, setLoaded] = useState<{ readonly Overlay: typeof OfferTermsOverlay }>();
  useEffect(() => {
    const look = () => {
      if (/terms/.test(location.search + location.hash)) {
        import("./OfferTermsOverlay.tsx").then(
          ({ OfferTermsOverlay: Overlay }) => setLoaded({ Overlay }),
          // The code did not arrive: the next look tries again.
          () => undefined,
        );
      }
    };
    look();
    // Also a jump to another hash of the page.
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  return loaded && <loaded.Overlay settings={settings} />;
}
