export { winnersOfDay, type Win } from "./winnersOfDay.ts";
