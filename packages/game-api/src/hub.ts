export { installGameHub } from "./hub/installGameHub.ts";
