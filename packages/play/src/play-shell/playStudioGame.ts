import {
  connectFrame,
  type FrameEnd,
  type FrameLink,
  type PauseReason,
  type Place,
  type StopReason,
} from "@spilhus/game-api/frame";
import type { Locale } from "@spilhus/contracts";
import type { GameTableOf } from "@spilhus/contracts/play";
import type { OpenPlay, PlayOver, PlaySession } from "../play-session/index.ts";

interface StudioPlay {
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
  readonly frame: () => Pick<Window, "postMessage"> | null;
  readonly session: PlaySession;
  readonly table: GameTableOf<"studio">;
  readonly locale: Locale;
  readonly reducedMotion: boolean;
  /** The game asks to lead somewhere, or to fill the screen. */
  readonly onOpen: (place: Place) => void;
  readonly onFullScreen: () => void;
  /** The game has ended by itself. */
  readonly onClosed: () => void;
  /** The game cannot be spoken with any more. */
  readonly onTrouble: () => void;
}

interface StudioControls {
  /** Lets no further round start, for a reason; without one the game goes on. */
  readonly pause: (reason: PauseReason | undefined) => void;
  readonly end: () => void;
}

/** No round of a studio keeps figures and dialogs waiting for longer. */
export const LONGEST_ROUND_MS = 20_000;
/** A frame has so long to hear that play is over, and to show its round to the end. */
export const LAST_WORD_MS = 250;
export const LAST_ROUND_MS = 5_000;

/** A studio is not told that its player has taken a break or is excluded: that is between them and the site. */
function stopReason({ reason }: PlayOver): StopReason {
  const isPrivate = reason === "break" || reason === "excluded" || reason === "ended-elsewhere";
  return isPrivate ? "session-ended" : reason;
}

/**
 * Plays a studio's game in a frame: gives it its token, tells it how play stands, and does what it asks for. Amounts come from
 * the gateway alone.
 *
 * @returns its controls
 */
export function playStudioGame(play: StudioPlay): StudioControls {
  const { page, frame, session, table, locale, reducedMotion } = play;
  let roundEnd: ReturnType<typeof setTimeout> | undefined;
  let leave: ReturnType<typeof setTimeout> | undefined;
  let toldBalance: OpenPlay["balance"] | undefined;
  let pausedFor: PauseReason | undefined;
  let isEnding = false;

  const tellBalance = ({ balance }: Pick<OpenPlay, "balance">) => {
    const { cashOre, bonusOre, version } = balance;
    link.send({ type: "balance", ore: cashOre + bonusOre, seq: version });
  };
  const askBalance = async () => {
    await session.refresh();
    const now = session.shown();
    if (now.phase === "open" && !now.isShowingRound) tellBalance(now);
  };
  const roundShown = () => {
    clearTimeout(roundEnd);
    void session.showsRound(false);
    if (isEnding) leaveAfter(LAST_WORD_MS);
  };
  const roundBegins = () => {
    clearTimeout(roundEnd);
    roundEnd = setTimeout(roundShown, LONGEST_ROUND_MS);
    void session.showsRound(true);
  };
  function leaveAfter(ms: number): void {
    clearTimeout(leave);
    leave = setTimeout(() => session.frameLeft(), ms);
  }
  function onEnd(why: FrameEnd): void {
    clearTimeout(roundEnd);
    const now = session.shown();
    if (now.phase === "open" && now.isShowingRound) void session.showsRound(false);
    if (isEnding) session.frameLeft();
    else if (why === "closed") play.onClosed();
    else play.onTrouble();
  }
  const link: FrameLink = connectFrame({
    ...{ page, frame, onEnd },
    origin: new URL(table.address).origin,
    init: async () => ({
      ...{ locale, currency: "DKK", mode: "real", token: await session.studioToken() },
      ...{ leastStakeOre: table.leastStakeOre, mostStakeOre: table.mostStakeOre },
      ...{ minRoundMs: table.minRoundMs, autoplay: "never", turbo: "never", celebrateAbove: "stake" },
      ...{ reducedMotion, sound: false },
    }),
    onConnected: () => {
      const now = session.shown();
      if (now.phase === "open") tellBalance(now);
      if (pausedFor) link.send({ type: "pause", reason: pausedFor });
    },
    onMessage: (message) => {
      if (message.type === "round-started") roundBegins();
      else if (message.type === "round-ended") roundShown();
      else if (message.type === "balance-asked") void askBalance();
      else if (message.type === "open") play.onOpen(message.place);
      else if (message.type === "fullscreen-asked") play.onFullScreen();
    },
  });

  const onShown = () => {
    const now = session.shown();
    if (now.phase !== "open") return;
    if (now.ending !== undefined && !isEnding) {
      isEnding = true;
      link.stop(stopReason(now.ending), now.isShowingRound);
      leaveAfter(now.isShowingRound ? LAST_ROUND_MS : LAST_WORD_MS);
    }
    if (now.isShowingRound || now.balance === toldBalance) return;
    toldBalance = now.balance;
    tellBalance(now);
  };
  const unsubscribe = session.subscribe(onShown);
  onShown();
  return {
    pause: (reason) => {
      if (reason === pausedFor) return;
      pausedFor = reason;
      link.send(reason ? { type: "pause", reason } : { type: "resume" });
    },
    end: () => {
      unsubscribe();
      clearTimeout(roundEnd);
      clearTimeout(leave);
      if (link.ignored() > 0) {
        console.warn(`The game sent ${link.ignored()} messages that mean nothing here.`);
      }
      link.close();
    },
  };
}
