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
  guaranteedPrizeOre: z.int(),
});
export type SeedRoom = Readonly<z.infer<typeof RoomSchema>>;

/** The rooms and their daily plan. Each slug is also the game whose page explains the room. */
export const rooms: readonly SeedRoom[] = readData("rooms.json", z.array(RoomSchema));
