export { support } from "./support.ts";
