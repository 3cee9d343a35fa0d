import { CANCEL_ROOM_ROUND } from "@spilhus/contracts/staff";
import { bodyOf, type Section, textOf } from "../../section/index.ts";
import { ROOMS_PATH } from "./path.ts";
import { roundDetail, roundList } from "./roundPages.tsx";

/** Rounds of bingo and banko; those on sale can be cancelled. */
export const rooms: Section = {
  path: ROOMS_PATH,
  name: "sections.rooms",
  roles: ["support", "games-officer"],
  list: roundList,
  detail: roundDetail,
  acts: {
    async cancel({ ask, id, form }) {
      const body = bodyOf(CANCEL_ROOM_ROUND, { reason: textOf(form, "reason") });
      await ask(CANCEL_ROOM_ROUND, { places: { id }, body });
      return { to: `/${ROOMS_PATH}`, message: "done.cancelled" };
    },
  },
};
