export { defineNextConfig } from "./defineNextConfig.ts";
