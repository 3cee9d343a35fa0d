/** Whether a game is played, or entered, on the page at a path: no chat is offered there but in its hall. */
export const isPlayPath = (path: string): boolean => path === PLAY || path.startsWith(`${PLAY}/`);

const PLAY = "/playgame";
