export { createServer } from "./createServer.ts";
