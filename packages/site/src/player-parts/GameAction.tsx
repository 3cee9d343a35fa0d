"use client";
import { useEffect, useState } from "react";
import type { SaveGame } from "@spilhus/account/save-game";

/** What a player can do with a game; loaded where there is one. */
export function GameAction({ slug }: { readonly slug: string }) {
  const [loaded, setLoaded] = useState<{ readonly Save: typeof SaveGame }>();
  useEffect(() => {
    import("@spilhus/account/save-game").then(
      ({ SaveGame: Save }) => setLoaded({ Save }),
      // The page is whole without it.
      () => undefined,
    );
  }, []);
  return loaded ? <loaded.Save slug={slug} /> : null;
}
