export { agreesWithNode } from "./agreesWithNode.ts";
export { wantsJson, wantsPage } from "./errorAnswer.ts";
export { KEEP_ALIVE_MS } from "./keepAlive.ts";
export { send, sendJson, sendPersonalRedirect, sendRedirect, sendStream } from "./send.ts";
export { asEdgeError, sendError } from "./sendError.ts";
export { sendErrorPage } from "./sendErrorPage.ts";
export { sendStored, type SendOptions } from "./sendStored.ts";
export { StoredAnswer, type DocumentUse, type StoredStatus } from "./storedAnswer.ts";
export { enableWholeAnswers } from "./wholeAnswer.ts";
