export {
  type GameSound,
  HOUSE_GAME_MESSAGES,
  type RefusalReason,
  type RouletteMessages,
  type RoulettePlayerProps,
  type RouletteRound,
  type RouletteTable,
  type RoundAnswer,
  SLOT_MESSAGES,
  type SlotMessages,
  type SlotPlayerProps,
  type SlotRound,
  type SlotTable,
} from "./house-game/index.ts";
export {
  Hall,
  HALL_MESSAGES,
  HallReplay,
  type HallMessages,
  type HallProps,
  type HallReplayProps,
} from "./hall/index.ts";
export { HouseSlot } from "./slot/index.ts";
export { HouseRoulette } from "./roulette/index.ts";
