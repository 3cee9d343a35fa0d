import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import type { GameTableOf } from "@spilhus/contracts/play";
import { StudioFrame } from "@spilhus/ui";
import type { OpenPlay, PlaySession } from "../play-session/index.ts";
import type { PlayProps } from "./playProps.ts";
import { playStudioGame } from "./playStudioGame.ts";
import { PlayStop } from "./PlayStop.tsx";

interface StudioGameProps extends PlayProps {
  readonly session: PlaySession;
  readonly open: OpenPlay;
  readonly table: GameTableOf<"studio">;
  /** A script of the page has paused the game. */
  readonly isPaused: boolean;
}

/** One frame with one token. */
function FramedGame({
  session,
  open,
  table,
  isPaused,
  onTrouble,
  ...props
}: StudioGameProps & { readonly onTrouble: () => void }) {
  const { game, locale, places, messages } = props;
  const t = islandTranslator(messages);
  const frame = useRef<HTMLIFrameElement>(null);
  const controls = useRef<ReturnType<typeof playStudioGame>>(undefined);
  // Before the frame's first script can run: it says only once that it is ready.
  useLayoutEffect(() => {
    const { game: rules, history, account: cashier, limits, lobby } = places;
    const playing = playStudioGame({
      ...{ page: window, session, table, locale, onTrouble },
      frame: () => frame.current?.contentWindow ?? null,
      reducedMotion: matchMedia("(prefers-reduced-motion: reduce)").matches,
      onOpen: (place) => location.assign({ rules, history, cashier, limits, lobby }[place]),
      // Not on an iPhone, and where the browser refuses it the page stays as it is.
      onFullScreen: () => void document.documentElement.requestFullscreen?.().catch(() => undefined),
      onClosed: () => void session.close().then(() => location.assign(rules)),
    });
    controls.current = playing;
    return () => playing.end();
  }, [session, table, locale, places, onTrouble]);
  const pausedFor = isPaused ? "page" : undefined;
  const reason = open.isRealityCheckDue ? "reality-check" : pausedFor;
  useEffect(() => controls.current?.pause(reason), [reason]);
  return (
    <StudioFrame
      ref={frame}
      address={table.address}
      title={game.name}
      notice={open.ending === undefined ? undefined : t("play.endsAfterRound")}
    />
  );
}

/**
 * A studio's game in a frame of the studio's origin. The shell around it keeps clock, balance and result, fills the screen as a
 * whole, and leads where the game asks to. A game that cannot be spoken with any more is taken away; another try is another
 * frame with another token.
 */
export function StudioGame(props: StudioGameProps) {
  const { open, places, messages } = props;
  const [isInTrouble, setInTrouble] = useState(false);
  // The same function for the whole life of a frame, which must not be connected twice.
  const [onTrouble] = useState(() => () => setInTrouble(true));
  if (isInTrouble && open.ending === undefined) {
    return (
      <PlayStop kind="no-answer" places={places} messages={messages} onRetry={() => setInTrouble(false)} />
    );
  }
  return <FramedGame {...props} onTrouble={onTrouble} />;
}
