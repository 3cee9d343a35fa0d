export { MANAGEMENT_CALLS } from "./calls.ts";
export { END_PLAYER_SESSIONS } from "./playerSessions.ts";
export { SET_ROUTE_RULE } from "./routeRules.ts";
export { END_STAFF_SESSIONS } from "./staffSessions.ts";
export {
  CHANGE_STORY,
  ChangedStorySchema,
  EditableStorySchema,
  GET_STORY_DRAFT,
  type ChangedStory,
  type EditableStory,
} from "./stories.ts";
