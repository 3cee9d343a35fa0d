export type { OpenHall } from "./HallSession.ts";
export { useHall } from "./useHall.ts";
export { REALITY_CHECK_DUE, useHallReality } from "./useHallReality.ts";
