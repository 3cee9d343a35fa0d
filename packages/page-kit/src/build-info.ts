export { buildInfo } from "./build-info/buildInfo.ts";
