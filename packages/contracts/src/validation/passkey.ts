/** What must be so before a passkey is offered (R5.09). */
export interface PasskeyConditions {
  readonly browserSupports: boolean;
  /** The brand's feature flag. */
  readonly isEnabled: boolean;
  readonly hasPlatformAuthenticator: boolean;
}

/** Whether a passkey can be made or used on this device (R5.09). */
export function canUsePasskey(conditions: PasskeyConditions): boolean {
  return conditions.browserSupports && conditions.isEnabled && conditions.hasPlatformAuthenticator;
}

/** Whether a user id, in base64url, is 1 to 64 bytes long (R5.09), as WebAuthn wants it. */
export function isPasskeyUserId(base64url: string): boolean {
  const bytes = Math.floor((base64url.length * 3) / 4);
  return /^[\w-]+$/.test(base64url) && base64url.length % 4 !== 1 && bytes >= 1 && bytes <= 64;
}
