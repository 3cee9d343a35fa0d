export { allowPreferences } from "./allowPreferences.ts";
export { ConsentNotice } from "./ConsentNotice.tsx";
