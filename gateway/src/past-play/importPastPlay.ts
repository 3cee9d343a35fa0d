import type { RegisteredBrand } from "@spilhus/contracts";
import type { RoomPlateKind } from "@spilhus/contracts/bingo";
import type { RandomSource } from "@spilhus/game-math";
import { inArray } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { makePlates } from "../bingo/index.ts";
import { readImportMark, writeImportMark } from "../database/index.ts";
import { rooms } from "../games/index.ts";
import { SECURE_RANDOM } from "../house-rounds/index.ts";
import type { PersonKeys } from "../players/index.ts";
import type { PastEvent } from "./pastEvent.ts";
import { writePastPayment } from "./pastPayments.ts";
import type { PastPlace } from "./pastPlace.ts";
import { findPastPlayers, lockPastPlayers } from "./pastPlayers.ts";
import { writePastRoomRound } from "./pastRoomRounds.ts";
import { writePastVisit } from "./pastVisits.ts";

/** What players of a licence did before. */
export interface PastPlay {
  /** On which everything took place. */
  readonly brand: RegisteredBrand;
  /** In the order of time, as the players' lists are; the same at every call for this licence. */
  readonly events: readonly PastEvent[];
}

/** What decides past rounds, and the keys of the gateway that reads the players. */
export interface PastServices {
  readonly keys: PersonKeys;
  /** A seeded one: the rounds are marked, and count in no statistics. */
  readonly random: RandomSource;
}

/** How many rounds were written. */
export interface WrittenPast {
  readonly houseRounds: number;
  readonly roomRounds: number;
}

const NOTHING: WrittenPast = { houseRounds: 0, roomRounds: 0 };

const playersOf = (event: PastEvent): readonly string[] =>
  event.kind === "room-round" ? event.buyers.map(({ player }) => player) : [event.player];

/** The plates of live rounds as well, so nobody may know how they came about. */
async function makePlatesFor(db: NodePgDatabase, events: readonly PastEvent[]): Promise<void> {
  const slugs = [...new Set(events.flatMap((event) => (event.kind === "room-round" ? [event.room] : [])))];
  if (slugs.length === 0) return;
  const kinds = await db.selectDistinct({ plate: rooms.plate }).from(rooms).where(inArray(rooms.slug, slugs));
  await makePlates(
    db,
    SECURE_RANDOM,
    kinds.map(({ plate }): RoomPlateKind => plate),
  );
}

/** Writes what happened to players who have no other past. */
async function writeEvent(
  place: PastPlace,
  ids: ReadonlyMap<string, string>,
  event: PastEvent,
): Promise<WrittenPast> {
  const own = playersOf(event).flatMap((cpr) => {
    const id = ids.get(cpr);
    return id === undefined ? [] : [[cpr, id] as const];
  });
  const players = await lockPastPlayers(place.tx, own);
  if (event.kind === "room-round") {
    return { ...NOTHING, roomRounds: await writePastRoomRound(place, players, event) };
  }
  const player = players.get(event.player);
  if (!player) return NOTHING;
  if (event.kind === "visit") return { ...NOTHING, houseRounds: await writePastVisit(place, player, event) };
  await writePastPayment(place, player, event);
  return NOTHING;
}

/**
 * Writes what players of a licence did before through the engines and bookings of live play, each event in a transaction of its own:
 * after an interruption it goes on with the next one, and once all are written a further call does nothing. Players who were
 * imported with another past keep that one. For a local seed alone: no call and no job of a gateway leads here, and
 * production refuses a database with such rounds.
 */
export async function importPastPlay(
  db: NodePgDatabase,
  { brand, events }: PastPlay,
  { keys, random }: PastServices,
): Promise<WrittenPast> {
  const licence = brand.licence.number;
  const name = `past-play/${licence}`;
  const from = Number((await readImportMark(db, name))?.version ?? 0);
  if (from >= events.length) return NOTHING;
  await makePlatesFor(db, events);
  const ids = await findPastPlayers(db, licence, new Set(events.flatMap(playersOf)), keys);
  const written = { ...NOTHING };
  for (const [place, event] of events.entries()) {
    if (place < from) continue;
    const { houseRounds, roomRounds } = await db.transaction(async (tx) => {
      const done = await writeEvent({ tx, brand, random }, ids, event);
      await writeImportMark(tx, name, { version: String(place + 1), importedAt: new Date() });
      return done;
    });
    written.houseRounds += houseRounds;
    written.roomRounds += roomRounds;
  }
  return written;
}
