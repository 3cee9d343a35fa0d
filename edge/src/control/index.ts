export { createControlServer } from "./controlServer.ts";
export { drain } from "./drain.ts";
export { listen } from "./listen.ts";
