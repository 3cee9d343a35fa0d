export { HouseSlot } from "./player/HouseSlot.tsx";
