/** What a page needs to know of the chat (R5.10, R7.18). */
export interface ChatPlaces {
  /** Path of the socket on this site. */
  readonly service: string;
  /** The brand's domain on the chat server. */
  readonly domain: string;
  /** Pages that the panel leads to, and that on which games are played, which has a chat in halls alone. */
  readonly places: { readonly inbox: string; readonly pause: string; readonly play: string };
}

/** Settings that the page passes to the session's code. */
export interface PlayerSettings {
  readonly brand: string;
  /** The brand's own words for a passkey that could not be made, in the page's language (R8.14). */
  readonly passkeyFailure?: string;
  /** The brand's name, as tracking has it. */
  readonly siteName: string;
  /** IANA zone of the brand. */
  readonly zone: string;
  /** The tracking service's flag (R4.21). */
  readonly isTracked: boolean;
  /** Passkeys are offered by this brand (R5.09). */
  readonly hasPasskeys: boolean;
  /** Money can be moved here: the group `payments` of the runtime config (R3.17). */
  readonly hasPayments: boolean;
  /** StopSpillet, shown wherever money is moved. */
  readonly helpline: { readonly phone: string; readonly url: string };
  /** Where the chat is; absent where the app has none (R5.10). */
  readonly chat?: ChatPlaces;
  /** Address of the style sheet for players. */
  readonly stylesheet: string;
}
