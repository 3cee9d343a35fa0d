import type { RegisteredBrand } from "@spilhus/contracts";
import type { OpenedPlay } from "@spilhus/contracts/play";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import {
  closePlaySession,
  openingRefusal,
  openPlaySession,
  type Opening,
  playSessions,
} from "../play/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { endOfOpenPlay } from "./endOfOpenPlay.ts";
import { isGameClosed } from "./gameStates.ts";
import { notInRoom } from "./notInRoom.ts";
import { playedGame } from "./playedGame.ts";
import { type Play, playState } from "./playState.ts";
import { startRealityClock } from "./realityClock.ts";
import { wallNow } from "./wallNow.ts";

/** The play sessions of a player that nobody has closed, the latest first. Those in rooms are closed by their rounds. */
const openPlays = (tx: Queries, playerId: string): Promise<Play[]> =>
  tx
    .select()
    .from(playSessions)
    .where(and(eq(playSessions.playerId, playerId), isNull(playSessions.closedAt), notInRoom))
    .orderBy(desc(playSessions.openedAt));

/**
 * Goes on with the play session of a game and mode if it is open, and closes all others: one game at a time. The one that goes
 * on belongs to the session that asks, such as one on another device.
 */
async function takeOver(
  tx: Queries,
  brand: RegisteredBrand,
  session: ActiveSession,
  { game, mode }: Opening,
) {
  let own: Play | undefined;
  let closed: OpenedPlay["closed"] = null;
  for (const play of await openPlays(tx, session.player.id)) {
    const end = await endOfOpenPlay(tx, brand, play, session.id);
    const isAsked = play.game === game && play.mode === mode && play.brand === brand.id;
    if (isAsked && !end && !own) {
      own = play;
      continue;
    }
    await closePlaySession(tx, play.id, end ?? "other-game");
    if (!end) closed ??= { game: play.game, mode: play.mode };
  }
  if (own && own.sessionId !== session.id) {
    await tx.update(playSessions).set({ sessionId: session.id }).where(eq(playSessions.id, own.id));
    own = { ...own, sessionId: session.id };
  }
  return { own, closed };
}

async function newPlay(tx: Queries, brands: Brands, session: ActiveSession, opening: Opening): Promise<Play> {
  const opened = await openPlaySession(tx, brands, session, opening);
  if ("code" in opened) throw refusal(codeOf(opened.code));
  const [play] = await tx.select().from(playSessions).where(eq(playSessions.id, opened.playSessionId));
  if (!play) throw new Error("A play session that was opened is not there.");
  return play;
}

const OPENING_CODES = [
  "restricted",
  "limit-reached",
  "limits-not-set",
  "unknown-game",
  "session-ended",
] as const;
/** The codes with which an opening is refused are those of the contract. */
function codeOf(code: string) {
  const known = OPENING_CODES.find((one) => one === code);
  if (!known) throw new Error(`An opening was refused with "${code}".`);
  return known;
}

/**
 * Opens a game for a player, in a transaction of the caller.
 *
 * @throws {HttpError} the refusals of `OPEN_PLAY`
 */
export async function openPlay(
  tx: Queries,
  brands: Brands,
  brand: RegisteredBrand,
  session: ActiveSession,
  opening: Opening,
): Promise<OpenedPlay> {
  const code = await openingRefusal(tx, brands, session, opening);
  if (code) throw refusal(codeOf(code));
  const game = await playedGame(tx, { brand: brand.id, game: opening.game });
  if (!game) throw refusal("unknown-game", "This game cannot be played yet.");
  if (game.kind === "studio" && opening.mode === "demo") {
    throw refusal("unknown-game", "A studio's game has no demo here.");
  }
  if (await isGameClosed(tx, game.id)) throw refusal("game-closed");
  if (opening.mode === "real") await startRealityClock(tx, brand, session.player.id, await wallNow(tx));
  const { own, closed } = await takeOver(tx, brand, session, opening);
  const play = own ?? (await newPlay(tx, brands, session, opening));
  return { ...(await playState(tx, brand, { play, game })), closed };
}
