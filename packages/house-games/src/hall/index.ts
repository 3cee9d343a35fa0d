export { Hall } from "./Hall.tsx";
export { HallReplay, type HallReplayProps } from "./HallReplay.tsx";
export { HALL_MESSAGES, type HallMessages, type HallProps } from "./hallProps.ts";
