export { playAddress } from "./address/index.ts";
