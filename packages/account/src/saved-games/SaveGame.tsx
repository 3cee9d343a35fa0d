"use client";
import { useEffect, useState } from "react";
import { forgetGame, listSavedGames, saveGame } from "@spilhus/api-client";
import { MOST_SAVED_GAMES } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button } from "@spilhus/ui";
import { notify } from "@spilhus/page-kit/notifications";
import { playerTransport, useSession } from "@spilhus/player-session/session";

const isFull = (error: unknown) =>
  error instanceof Error && "reason" in error && error.reason === "list-full";

/**
 * A button that saves a game or removes it. The change is shown at once, and undone if saving fails. Nothing is
 * rendered until the saved games are known, nor for a restricted player.
 */
export function SaveGame({ slug }: { readonly slug: string }) {
  const shown = useSession();
  const [isSaved, setSaved] = useState<boolean>();
  const [isChanged, setChanged] = useState(false);
  const maySave = shown?.user?.checkResult === null;
  useEffect(() => {
    if (!maySave) return undefined;
    const abort = new AbortController();
    listSavedGames(playerTransport, { signal: abort.signal }).then(
      ({ games }) => setSaved(games.some((game) => game.slug === slug)),
      // After a failure there is no button; the page works without it.
      () => undefined,
    );
    return () => abort.abort();
  }, [maySave, slug]);

  if (!shown || !maySave || isSaved === undefined) return null;
  const t = islandTranslator(shown.messages);
  const change = async () => {
    setChanged(true);
    setSaved(!isSaved);
    try {
      await (isSaved ? forgetGame : saveGame)(playerTransport, { places: { slug } });
    } catch (error) {
      setSaved(isSaved);
      setChanged(false);
      notify({
        id: "save-game-failed",
        type: "save-game-failed",
        alert: isFull(error) ? t("savedGames.full", { count: MOST_SAVED_GAMES }) : t("savedGames.saveFailed"),
        multiple: false,
        clearOnPageChange: true,
      });
    }
  };
  return (
    <>
      <Button kind="secondary" size="large" icon={isSaved ? "check" : "star"} onClick={() => void change()}>
        {t(isSaved ? "savedGames.unsave" : "savedGames.save")}
      </Button>
      <output className="visually-hidden">
        {isChanged && t(isSaved ? "savedGames.saved" : "savedGames.unsaved")}
      </output>
    </>
  );
}
