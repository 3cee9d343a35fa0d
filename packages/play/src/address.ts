export { playAddress } from "./address/playAddress.ts";
