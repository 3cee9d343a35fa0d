"use client";
import { useEffect, useState } from "react";
import type { SaveGame } from "./SaveGame.tsx";

/** Loads the save button on a game's page. */
export function SaveGameSlot({ slug }: { readonly slug: string }) {
  const [loaded, setLoaded] = useState<{ readonly Save: typeof SaveGame }>();
  useEffect(() => {
    import("./SaveGame.tsx").then(
      ({ SaveGame: Save }) => setLoaded({ Save }),
      // The page works without it.
      () => undefined,
    );
  }, []);
  return loaded ? <loaded.Save slug={slug} /> : null;
}
