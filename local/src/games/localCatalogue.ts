import { games } from "./catalogue.ts";
import { jackpots } from "./jackpots.ts";
import { providers } from "./providers.ts";
import { rooms } from "./rooms.ts";
import { themes } from "./themes.ts";

/** The whole catalogue of the local stack, in the shape the seed imports. */
export const catalogue = { games, providers, themes, jackpots, rooms };
