/** What the code of a session is told by the page. */
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
  /** Where the rules are of what only players see. */
  readonly stylesheet: string;
}
