"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { awaitSignIn } from "./awaitSignIn.ts";
import type { SignInOverlay } from "./SignInOverlay.tsx";
import type { SignInSettings } from "./signInSettings.ts";

interface Loaded {
  readonly Overlay: typeof SignInOverlay;
  readonly link: HTMLAnchorElement | undefined;
}

/** Loads the overlay when a guest first needs it, as most never do. */
export function SignInIsland({ settings }: { readonly settings: SignInSettings }) {
  const path = usePathname();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (loaded) return undefined;
    return awaitSignIn(document, path, async (link) => {
      const { SignInOverlay: Overlay } = await import("./SignInOverlay.tsx");
      // A link may be pressed while the code loads because of a pointer or focus event: keep that link.
      setLoaded((before) => ({ Overlay, link: link ?? before?.link }));
    });
  }, [path, loaded]);
  return loaded && <loaded.Overlay settings={settings} link={loaded.link} />;
}
