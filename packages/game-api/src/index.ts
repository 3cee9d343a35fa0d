export { createGameHub, MAX_WAITING } from "./hub/createGameHub.ts";
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
