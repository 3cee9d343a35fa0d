import { LIST_HOUSE_GAMES, SET_HOUSE_GAME } from "@spilhus/contracts/staff";
import { bodyOf, type Section, textOf } from "../../section/index.ts";
import { gameDetail, gameList } from "./gamePages.tsx";
import { GAMES_PATH } from "./path.ts";

const setter =
  (state: "open" | "closed"): Section["acts"][string] =>
  async ({ ask, id: game, form }) => {
    const body = bodyOf(SET_HOUSE_GAME, { state, reason: textOf(form, "reason") });
    await ask(SET_HOUSE_GAME, { places: { game }, body });
    return { to: `/${GAMES_PATH}`, message: state === "open" ? "done.gameOpened" : "done.gameClosed" };
  };

/** Games that the house plays; each can be closed and opened again. Closed ones wait for somebody. */
export const games: Section = {
  path: GAMES_PATH,
  name: "sections.games",
  roles: ["support", "games-officer"],
  waiting: async ({ ask }) =>
    (await ask(LIST_HOUSE_GAMES, {})).games.filter(({ state }) => state === "closed").length,
  list: gameList,
  detail: gameDetail,
  acts: { open: setter("open"), close: setter("closed") },
};
