export { createPublicServer } from "./publicServer.ts";
