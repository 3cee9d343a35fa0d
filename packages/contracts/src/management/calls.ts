import type { CallContract } from "../call-contract/index.ts";
import { END_PLAYER_SESSIONS } from "./playerSessions.ts";
import { SET_ROUTE_RULE } from "./routeRules.ts";
import { END_STAFF_SESSIONS } from "./staffSessions.ts";
import { CHANGE_STORY, GET_STORY_DRAFT } from "./stories.ts";

/** Every call of operators and editors. */
export const MANAGEMENT_CALLS = [
  CHANGE_STORY,
  GET_STORY_DRAFT,
  SET_ROUTE_RULE,
  END_PLAYER_SESSIONS,
  END_STAFF_SESSIONS,
] as const satisfies readonly CallContract[];
