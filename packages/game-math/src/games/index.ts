export { HOUSE_SLOTS } from "./houseSlots.ts";
