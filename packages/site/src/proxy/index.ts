export { proxy } from "./proxy.ts";
