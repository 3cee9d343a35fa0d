import * as z from "zod/mini";
import { CANCELLATIONS, ROUND_STATES } from "../bingo/index.ts";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";

const READ = {
  audience: "staff",
  roles: ["support", "games-officer"],
  method: "GET",
  kind: "read",
  refusals: ["not-signed-in", "role-needed"],
} as const;
const CHANGE = { audience: "staff", roles: ["games-officer"], method: "POST", kind: "change" } as const;

const ReasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** A round of a bingo or banko room, as staff see it. */
export const StaffRoomRoundSchema = z.object({
  id: z.uuid(),
  brand: z.string(),
  room: z.string(),
  roomName: z.string(),
  startsAt: IsoTimeSchema,
  state: z.enum(ROUND_STATES),
  players: z.int(),
  plates: z.int(),
  /** What was paid for the plates. */
  takenOre: z.int(),
  cancelledBecause: z.nullable(z.enum(CANCELLATIONS)),
});
export type StaffRoomRound = z.infer<typeof StaffRoomRoundSchema>;

export const LIST_ROOM_ROUNDS = {
  ...READ,
  id: "list-room-rounds",
  path: "/staff/rooms/rounds",
  summary: "Rounds of all rooms: those of the last and the next two hours",
  answer: z.object({ rounds: z.array(StaffRoomRoundSchema) }),
} as const satisfies CallContract;

export const CANCEL_ROOM_ROUND = {
  ...CHANGE,
  id: "cancel-room-round",
  path: "/staff/rooms/rounds/{id}/cancel",
  summary: "Cancels a round on sale; its plates are paid back. A round that is drawn plays out",
  body: z.strictObject({ reason: ReasonSchema }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found", "sale-closed"],
} as const satisfies CallContract;

/** A game that the house plays, or a studio in its frame, with the play of its last 24 hours. */
export const StaffGameSchema = z.object({
  game: z.string(),
  kind: z.enum(["slot", "roulette", "studio"]),
  /** Nothing for a game of a studio. */
  mathVersion: z.nullable(z.string()),
  state: z.enum(["open", "closed"]),
  /** Nothing for a game that was never closed. */
  changed: z.nullable(
    z.object({
      at: IsoTimeSchema,
      reason: z.string(),
      /** The name of a member of staff; nothing for the daily check of draws. */
      by: z.nullable(z.string()),
    }),
  ),
  /** Rounds for money. */
  rounds: z.int(),
  stakesOre: z.int(),
  winsOre: z.int(),
  /** Proved return, in percent; nothing for a game of a studio. */
  rtpPercent: z.nullable(z.number()),
});
export type StaffGame = z.infer<typeof StaffGameSchema>;

export const LIST_HOUSE_GAMES = {
  ...READ,
  id: "list-house-games",
  path: "/staff/games",
  summary: "The games of house and studios that can be played, with the play of the last 24 hours",
  answer: z.object({ games: z.array(StaffGameSchema) }),
} as const satisfies CallContract;

export const SET_HOUSE_GAME = {
  ...CHANGE,
  id: "set-house-game",
  path: "/staff/games/{game}/state",
  summary: "Closes a game or opens it again; rounds that were decided are shown and paid",
  body: z.strictObject({ state: z.enum(["open", "closed"]), reason: ReasonSchema }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site", "not-found"],
} as const satisfies CallContract;

/** The draws of one place of a game, such as its first reel, compared with equal chances. */
export const DrawnPlaceSchema = z.object({
  game: z.string(),
  /** From 1 on. */
  place: z.int(),
  /** How many numbers it draws from. */
  numbers: z.int(),
  draws: z.int(),
  /** Pearson's statistic and the same as a standard normal value; nothing for too few draws to tell. */
  deviation: z.nullable(z.object({ statistic: z.number(), z: z.number() })),
});

/** A round of a room that is over, with what was committed to before its first number. */
export const StaffDrawSchema = z.object({
  id: z.uuid(),
  brand: z.string(),
  roomName: z.string(),
  startsAt: IsoTimeSchema,
  plates: z.int(),
  /** In the order in which they were called. */
  numbers: z.array(z.int()),
  commitment: z.string(),
});

export const LIST_DRAWS = {
  ...READ,
  id: "list-draws",
  path: "/staff/draws",
  summary: "The draws of games in the last 24 hours against equal chances, and the latest rounds of rooms",
  /** `mostZ`: above it the daily check closes a game. */
  answer: z.object({
    places: z.array(DrawnPlaceSchema),
    mostZ: z.number(),
    rounds: z.array(StaffDrawSchema),
  }),
} as const satisfies CallContract;
