export { Hall } from "./Hall.tsx";
export { HALL_MESSAGES, type HallMessages, type HallProps } from "./hallProps.ts";
