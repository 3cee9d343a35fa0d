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
 * Saves a game or takes it off the saved ones: shown at once, taken back where it was not kept. Nothing is drawn until it
 * is known whether the game is saved, nor for whom a restriction keeps from it.
 */
export function SaveGame({ slug }: { readonly slug: string }) {
  const shown = useSession();
  const [isSaved, setSaved] = useState<boolean>();
  const [isTouched, setTouched] = useState(false);
  const mayHave = shown?.user?.checkResult === null;
  useEffect(() => {
    if (!mayHave) return undefined;
    const asking = new AbortController();
    listSavedGames(playerTransport, { signal: asking.signal }).then(
      ({ games }) => setSaved(games.some((game) => game.slug === slug)),
      // Without an answer there is no button; the page is whole without it.
      () => undefined,
    );
    return () => asking.abort();
  }, [mayHave, slug]);

  if (!shown || !mayHave || isSaved === undefined) return null;
  const t = islandTranslator(shown.messages);
  const change = async () => {
    setTouched(true);
    setSaved(!isSaved);
    try {
      await (isSaved ? forgetGame : saveGame)(playerTransport, { places: { slug } });
    } catch (error) {
      setSaved(isSaved);
      setTouched(false);
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
        {isTouched && t(isSaved ? "savedGames.saved" : "savedGames.unsaved")}
      </output>
    </>
  );
}
