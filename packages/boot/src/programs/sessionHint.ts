/**
 * Whether the visitor may be a logged-in player: only a hint, which the first answer confirms (R3.07). The cookie is
 * `PLAYER_COOKIES.sessionExpiry` of contracts.
 */
export const hasSessionHint = () => /(?:^|; )session_expiry=/.test(document.cookie);
