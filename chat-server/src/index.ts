export { type ChatHost, prosodyConfig, type ProsodySettings } from "./prosodyConfig.ts";
export { findProsody, type ProsodyProgram } from "./findProsody.ts";
