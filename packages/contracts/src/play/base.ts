/** Where the calls of play begin. */
export const PLAY = "/gateway/play/api/public";
