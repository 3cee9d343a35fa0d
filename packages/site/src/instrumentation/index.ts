export { register } from "./register.ts";
