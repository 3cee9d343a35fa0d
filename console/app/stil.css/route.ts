import { answerStyleSheet } from "../../src/style-sheet/index.ts";

/** The style sheet of every page. */
export const GET = (request: Request): Response => answerStyleSheet(request);
