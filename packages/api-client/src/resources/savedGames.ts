import { FORGET_GAME, LIST_SAVED_GAMES, SAVE_GAME } from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const listSavedGames = /* @__PURE__ */ callOf(LIST_SAVED_GAMES);
export const saveGame = /* @__PURE__ */ callOf(SAVE_GAME);
export const forgetGame = /* @__PURE__ */ callOf(FORGET_GAME);
