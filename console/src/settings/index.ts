export { endWithoutSettings } from "./endWithoutSettings.ts";
export { readSettings, type Settings, settings } from "./settings.ts";
