import { TEXT } from "./built/studioKit.ts";

/** The text of the script of the page on which a studio is tried, see `studio-kit/kitPage.ts`. */
export const STUDIO_KIT_SCRIPT = TEXT;
