export { keyFor, openSealed, seal } from "./sealed.ts";
