import { account } from "./account.ts";
import { bingo } from "./bingo.ts";
import { games } from "./games.ts";
import { money } from "./money.ts";
import { privacy } from "./privacy.ts";
import { responsible } from "./responsible.ts";

/** Every question, in the order of its categories. */
export const questions = [...account, ...money, ...games, ...bingo, ...responsible, ...privacy];
