export type { OpenHall } from "./HallSession.ts";
export { useHall } from "./useHall.ts";
