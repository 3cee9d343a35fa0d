import type { Section } from "../../section/index.ts";
import { drawList } from "./drawList.tsx";

/** Draws of games against equal chances, and the numbers of rounds that are over. */
export const draws: Section = {
  path: "traekninger",
  name: "sections.draws",
  roles: ["support", "games-officer"],
  list: drawList,
  acts: {},
};
