import { canUsePasskey } from "@spilhus/contracts/validation";

/** What is asked of a browser; its own global unless a test says otherwise. */
export interface PasskeyBrowser {
  readonly PublicKeyCredential?:
    | { readonly isUserVerifyingPlatformAuthenticatorAvailable: () => Promise<boolean> }
    | undefined;
}

/**
 * Whether a passkey can be made or used here: the browser knows them, the brand offers them, the device has an
 * authenticator of its own (R5.09). Asks the browser itself, so that nothing has to be loaded for a no.
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
    // A browser that cannot say has none to use.
    return false;
  }
}
