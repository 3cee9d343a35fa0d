export { deviceName } from "./deviceName.ts";
export { deviceHash, forgetDevices, isKnownDevice, knowDevice } from "./knowDevice.ts";
export { devices } from "./tables.ts";
