import { TEXT } from "./built/studioClient.ts";

/** The text of the script that a studio's page includes, see `studio-client/studioClient.ts`. */
export const STUDIO_CLIENT_SCRIPT = TEXT;
