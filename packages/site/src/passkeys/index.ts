export { PasskeySlot } from "./PasskeySlot.tsx";
