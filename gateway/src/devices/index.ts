export { deviceName } from "./deviceName.ts";
export { forgetDevices, isKnownDevice, knowDevice } from "./knowDevice.ts";
