export { DEVICE_CALLS } from "./calls.ts";
