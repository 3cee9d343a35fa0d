import { canUsePasskey } from "@spilhus/contracts/validation";

/** The browser's API; replaced in tests. */
export interface PasskeyBrowser {
  readonly PublicKeyCredential?:
    | { readonly isUserVerifyingPlatformAuthenticatorAvailable: () => Promise<boolean> }
    | undefined;
}

/**
 * Whether a passkey can be created or used here: the browser supports them, the brand offers them, and the device has
 * an authenticator (R5.09). Uses the browser's API directly, so that no library is loaded in vain.
 *
 * @param isEnabled the brand's flag; in an app's web view also whether the app's version has its domain associated
 */
export async function passkeyAvailability(
  isEnabled: boolean,
  { PublicKeyCredential }: PasskeyBrowser = globalThis,
): Promise<boolean> {
  if (!isEnabled || PublicKeyCredential === undefined) return false;
  try {
    const hasPlatformAuthenticator =
      await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
    return canUsePasskey({ browserSupports: true, isEnabled, hasPlatformAuthenticator });
  } catch {
    // A browser without an answer counts as one without passkeys.
    return false;
  }
}
