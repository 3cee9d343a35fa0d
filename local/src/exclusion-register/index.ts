export { ExclusionRegister } from "./exclusionRegister.ts";
export { registerRoutes } from "./registerRoutes.ts";
