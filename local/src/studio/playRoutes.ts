import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import type { Faults } from "./faults.ts";
import { STAKES_ORE } from "./maths.ts";
import { newRoundId, playRound, type PlayedRound } from "./playRound.ts";
import type { RoundBook } from "./RoundBook.ts";
import type { Wallet } from "./Wallet.ts";

export interface PlayTable {
  readonly wallet: Wallet;
  readonly book: RoundBook;
  readonly faults: Faults;
  readonly report: (message: string, details: object) => void;
}

interface Seat {
  readonly playSessionId: string;
  readonly stakesOre: readonly number[];
  /** The press that is under way, or the last one: sent again, it gets the same answer. */
  last?: { readonly key: string; readonly answer: Promise<PlayedRound> };
}

/** Seats of frames that are open; the oldest goes when there are too many. */
const MOST_SEATS = 1_000;
const TokenSchema = z.object({ token: z.string().max(100) });
const PressSchema = z.object({ seat: z.uuid(), key: z.uuid(), stakeOre: z.int() });

/** What the game's page asks its own server for. */
export function playRoutes(server: FastifyInstance, { faults, ...table }: PlayTable): void {
  const seats = new Map<string, Seat>();

  server.post("/api/seats", async (request, reply) => {
    const { token } = TokenSchema.parse(request.body);
    const play = await table.wallet.authenticate(token);
    if (!play) return reply.code(401).send({ error: "unknown-token" });
    const { playSessionId, leastStakeOre, mostStakeOre, minRoundMs } = play;
    const stakesOre = STAKES_ORE.filter((stake) => stake >= leastStakeOre && stake <= mostStakeOre);
    const seat = randomUUID();
    seats.set(seat, { playSessionId, stakesOre });
    const [oldest] = seats.keys();
    if (seats.size > MOST_SEATS && oldest !== undefined) seats.delete(oldest);
    return { seat, stakesOre, minRoundMs };
  });

  server.post("/api/rounds", async (request, reply) => {
    const { seat: id, key, stakeOre } = PressSchema.parse(request.body);
    const seat = seats.get(id);
    if (!seat) return reply.code(401).send({ error: "unknown-seat" });
    if (!seat.stakesOre.includes(stakeOre)) return reply.code(422).send({ error: "stake-not-allowed" });
    const set = faults.of(stakeOre);
    if (seat.last?.key !== key) {
      const { playSessionId } = seat;
      const press = { playSessionId, roundId: newRoundId(playSessionId), stakeOre, faults: set };
      seat.last = { key, answer: playRound(table, press) };
    }
    return { ...(await seat.last.answer), faults: [...set] };
  });
}
