export { deviceName } from "./deviceName.ts";
export { isKnownDevice, knowDevice } from "./knowDevice.ts";
