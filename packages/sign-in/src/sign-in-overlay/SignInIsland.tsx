"use client";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { awaitSignIn } from "./awaitSignIn.ts";
import type { SignInOverlay } from "./SignInOverlay.tsx";
import type { SignInSettings } from "./signInSettings.ts";

interface Loaded {
  readonly Overlay: typeof SignInOverlay;
  readonly pressed: HTMLAnchorElement | undefined;
}

/** Waits for whoever asks for the way in, and fetches its code then: most guests never do. */
export function SignInIsland({ settings }: { readonly settings: SignInSettings }) {
  const path = usePathname();
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    if (loaded) return undefined;
    return awaitSignIn(document, path, async (pressed) => {
      const { SignInOverlay: Overlay } = await import("./SignInOverlay.tsx");
      // Pointed at first and pressed while that was loading: the press counts.
      setLoaded((before) => ({ Overlay, pressed: pressed ?? before?.pressed }));
    });
  }, [path, loaded]);
  return loaded && <loaded.Overlay settings={settings} pressed={loaded.pressed} />;
}
