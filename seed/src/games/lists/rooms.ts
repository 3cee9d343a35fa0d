import { ScheduledRoundSchema } from "@spilhus/contracts";
import * as z from "zod";
import { readData } from "../definition/readData.ts";

const TimeOfDaySchema = z.string().regex(/^\d{2}:\d{2}$/);

/** A bingo or banko room with its daily plan, in the brand's time zone. */
const RoomSchema = z.strictObject({
  slug: z.string(),
  name: z.string(),
  kind: ScheduledRoundSchema.shape.kind,
  plate: ScheduledRoundSchema.shape.plate,
  /** First and last start of a day. */
  firstStart: TimeOfDaySchema,
  lastStart: TimeOfDaySchema,
  everyMinutes: z.int(),
  platePriceOre: z.int(),
  /** All prizes of a round together, at least; so much must be paid for plates, or the round is cancelled. */
  guaranteedPrizeOre: z.int(),
  /** The share of the sold plates' price that is paid out as prizes. */
  returnPercent: z.int(),
  /** Most plates of one player in a round. */
  mostPlates: z.int(),
  /** A round with fewer players is cancelled. */
  leastPlayers: z.int(),
  /** Time from one number to the next. */
  intervalMs: z.int(),
});
export type SeedRoom = Readonly<z.infer<typeof RoomSchema>>;

/** The rooms and their daily plan. Each slug is also the game whose page explains the room. */
export const rooms: readonly SeedRoom[] = readData("rooms.json", z.array(RoomSchema));
