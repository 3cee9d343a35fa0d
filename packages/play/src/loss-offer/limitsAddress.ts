/** The limits of loss on the page of limits, from where the player comes back to the game. */
export const limitsAddress = (limits: string, { pathname, search }: Pick<Location, "pathname" | "search">) =>
  `${limits}?returnUrl=${encodeURIComponent(pathname + search)}#loss`;
