export { createGameHub, MAX_WAITING } from "./hub/createGameHub.ts";
export { installGameHub } from "./hub/installGameHub.ts";
export { createGameEngine } from "./script/createGameEngine.ts";
export { GAME_API_PATH } from "./script/gameApiPath.ts";
export { emitPlayEvent } from "./hub/emitPlayEvent.ts";
export type {
  GameHub,
  HubCommand,
  HubCommandName,
  HubEngine,
  HubEventName,
  HubState,
} from "./hub/gameHub.ts";
export {
  PLAY_EVENTS,
  type GameToPlay,
  type PlayEventDetails,
  type PlayEventName,
  type PlayMode,
} from "./hub/playEvents.ts";
