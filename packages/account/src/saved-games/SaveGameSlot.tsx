"use client";
import { useEffect, useState } from "react";
import type { SaveGame } from "./SaveGame.tsx";

/** Loads the button that saves a game, on the page of one. */
export function SaveGameSlot({ slug }: { readonly slug: string }) {
  const [loaded, setLoaded] = useState<{ readonly Save: typeof SaveGame }>();
  useEffect(() => {
    import("./SaveGame.tsx").then(
      ({ SaveGame: Save }) => setLoaded({ Save }),
      // The page is whole without it.
      () => undefined,
    );
  }, []);
  return loaded ? <loaded.Save slug={slug} /> : null;
}
