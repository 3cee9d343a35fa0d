import { TEXT } from "./built/gameApi.ts";

export { GAME_API_PATH } from "./script/gameApiPath.ts";

/** The text of `/_playgame/gameapi-min.js`, see `script/gameApi.ts`. */
export const GAME_API_SCRIPT = TEXT;
