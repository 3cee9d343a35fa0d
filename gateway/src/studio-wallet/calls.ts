import {
  ASK_BALANCE,
  AUTHENTICATE_PLAY,
  CREDIT_PLAYER,
  DEBIT_PLAYER,
  END_ROUND,
  ROLL_BACK_DEBIT,
  type StudioAnswer,
} from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { defineServiceCallWith, type CallServices, type DefinedServiceCall } from "../calls/index.ts";
import { type GatewayConfig, type NamedStudio, studioOf } from "../config/index.ts";
import { readDatabaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { studioGame } from "../games/index.ts";
import { refusal } from "../http/index.ts";
import { isGameClosed, isRealityCheckDue, studioPaceAt } from "../house-rounds/index.ts";
import type { Turns } from "../idempotency/index.ts";
import {
  type GameTerms,
  type PlayOutcome,
  type PlayRefusal,
  playSessions,
  rollback,
  settle,
  stake,
} from "../play/index.ts";
import { rereadSession } from "../sessions/index.ts";
import { shownBalance } from "../shown-wins/index.ts";
import { type SpentPlay, spendToken } from "./spendToken.ts";

/** Services that the calls of studios need besides those of every call. */
export interface StudioServices {
  readonly config: Pick<GatewayConfig, "studios">;
  readonly studioTurns: Turns;
}

/** The studio of a call; the mount has checked its signature. */
function signedBy({ config }: StudioServices, request: FastifyRequest): NamedStudio {
  const studio = studioOf(config.studios, request.headers);
  if (!studio) throw refusal("unsigned");
  return studio;
}

/** A studio's terms of a game on a brand; nothing where the game is not the studio's. */
const termsOf =
  ({ brands, games }: NamedStudio) =>
  ({ brand, game }: { readonly brand: string; readonly game: string }): GameTerms | undefined =>
    brands.includes(brand) && Object.hasOwn(games, game) ? games[game] : undefined;

/** As `termsOf`, with the pace of the brand's duties at a moment. */
const pacedTermsOf =
  (studio: NamedStudio, { brands }: CallServices, time: Date) =>
  (place: { readonly brand: string; readonly game: string }): GameTerms | undefined => {
    const terms = termsOf(studio)(place);
    const brand = brands.get(place.brand);
    if (!terms?.minRoundMs || !brand) return terms;
    return { ...terms, minRoundMs: studioPaceAt(terms.minRoundMs, brand, time) };
  };

/** Refusals about a round's result: a win that a studio announced to the player may not have been paid. */
const NOT_PAID: ReadonlySet<PlayRefusal> = new Set([
  "over-maximum-win",
  "unknown-stake",
  "already-settled",
  "round-closed",
]);

/** Carries a request out in one transaction, after those of the same play session or round that wait here. */
async function answer(
  { db, log, studioTurns }: CallServices & StudioServices,
  { id }: NamedStudio,
  line: string,
  work: (tx: Queries) => Promise<PlayOutcome>,
): Promise<StudioAnswer> {
  const outcome = await studioTurns.take(`${id} ${line}`, () => db.transaction(work));
  if (outcome.isDone) return outcome;
  const { code, balance } = outcome;
  if (NOT_PAID.has(code)) log("error", "a studio's request about a result was refused", { studio: id, code });
  throw refusal(code, undefined, balance ? { ...balance } : undefined);
}

interface PlaceOfStake {
  readonly brand: string;
  readonly playerId: string;
  readonly game: string;
}

/**
 * The reality check holds in studios' games as in ours, and staff can close them. A refused debit stays refused, as the studio
 * has shown no round.
 */
const ownRefusal =
  ({ brands }: CallServices) =>
  async (tx: Queries, { brand: id, playerId, game }: PlaceOfStake) => {
    if (await isGameClosed(tx, game)) return "game-closed";
    const brand = brands.get(id);
    const isDue = brand !== undefined && (await isRealityCheckDue(tx, brand, playerId));
    return isDue ? "reality-check-due" : undefined;
  };

const define = defineServiceCallWith<StudioServices>();

/** Whether stakes can still be taken in a play session, as far as its sessions say. */
async function isLive({ db, brands }: CallServices, play: SpentPlay): Promise<boolean> {
  const brand = brands.get(play.brand);
  if (!brand || play.closedAt !== null || play.sessionId === null) return false;
  return (await rereadSession(db, brand, play.sessionId)) !== undefined;
}

const authenticate = define(AUTHENTICATE_PLAY, async ({ services, request, body, refuse }) => {
  const studio = signedBy(services, request);
  const play = await spendToken(services.db, body.token, (one) => termsOf(studio)(one) !== undefined);
  const game = play && (await studioGame(services.db, play));
  if (!game) throw refuse("unknown-token");
  if (!(await isLive(services, play))) throw refuse("session-ended");
  const { leastStakeOre, mostStakeOre } = game.table;
  const brand = services.brands.get(play.brand);
  if (!brand) throw refuse("unknown-token");
  const minRoundMs = studioPaceAt(game.table.minRoundMs, brand, await readDatabaseNow(services.db));
  const { cashOre, bonusOre } = await shownBalance(services.db, play.playerId);
  return {
    ...{ playSessionId: play.id, brand: play.brand, game: play.game, currency: "DKK" as const },
    ...{ minRoundMs, leastStakeOre, mostStakeOre, balance: { cashOre, bonusOre } },
  };
});

const debit = define(DEBIT_PLAYER, ({ services, request, body }) => {
  const studio = signedBy(services, request);
  const { roundId: round, ...asked } = body;
  const refusalOf = ownRefusal(services);
  return answer(services, studio, body.playSessionId, async (tx) => {
    const terms = pacedTermsOf(studio, services, await readDatabaseNow(tx));
    return stake(tx, services, { ...asked, round, caller: studio.id, termsOf: terms, refusalOf });
  });
});

const credit = define(CREDIT_PLAYER, ({ services, request, body }) => {
  const studio = signedBy(services, request);
  const { roundId: round, ...win } = body;
  return answer(services, studio, round, (tx) => settle(tx, { ...win, round, caller: studio.id }));
});

const end = define(END_ROUND, ({ services, request, body }) => {
  const studio = signedBy(services, request);
  const { roundId: round, txId } = body;
  const nothing = { caller: studio.id, txId, round, amountOre: 0, endsRound: true };
  return answer(services, studio, round, (tx) => settle(tx, nothing));
});

const back = define(ROLL_BACK_DEBIT, ({ services, request, body }) => {
  const studio = signedBy(services, request);
  const { txId, debitTxId: stakeTxId } = body;
  return answer(services, studio, stakeTxId, (tx) => rollback(tx, { caller: studio.id, txId, stakeTxId }));
});

const balance = define(ASK_BALANCE, async ({ services, request, body, refuse }) => {
  const studio = signedBy(services, request);
  const [play] = await services.db.select().from(playSessions).where(eq(playSessions.id, body.playSessionId));
  if (!play || !termsOf(studio)(play)) throw refuse("unknown-play-session");
  // A studio shows it to the player at once: a win of ours that is still being shown is not in it.
  const { cashOre, bonusOre } = await shownBalance(services.db, play.playerId);
  return { cashOre, bonusOre };
});

/**
 * The signed door of the wallet: a studio learns which play session its frame is for, takes stakes, pays wins, ends rounds, rolls stakes back and asks for balances. Each studio signs
 * with a key of its own, which is good for its games on its brands alone.
 */
export const STUDIO_WALLET_CALLS: readonly DefinedServiceCall<StudioServices>[] = [
  authenticate,
  debit,
  credit,
  end,
  back,
  balance,
];
