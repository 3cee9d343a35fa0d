import * as z from "zod";
import { readData } from "../definition/readData.ts";

/** A jackpot grows steadily from `startOre` and starts over when it has been won. */
const JackpotSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  startOre: z.int(),
  growthOrePerMinute: z.int(),
  /** Average hours between two wins. */
  wonEveryHours: z.int(),
});
export type SeedJackpot = Readonly<z.infer<typeof JackpotSchema>>;

/** Jackpots that grow with every stake on their games. */
export const jackpots: readonly SeedJackpot[] = readData("jackpots.json", z.array(JackpotSchema));

/** The id of a jackpot in `jackpots.json`. */
export const JackpotIdSchema = z.enum(jackpots.map(({ id }) => id));
