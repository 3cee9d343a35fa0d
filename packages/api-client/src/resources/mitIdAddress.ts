import { MITID_START_PATH, type MitIdPurpose } from "@spilhus/contracts/user-auth";

/**
 * Address that redirects the browser to MitID; for a navigation, not for `fetch`. Apart from the calls of signing in, whose
 * schemas no payment needs.
 *
 * @param request with purpose `confirm`: `details.request` of the refusal `confirmation-needed`, for calls that need a
 *   confirmation of their own
 */
export function mitIdAddress(purpose: MitIdPurpose, returnUrl?: string, request?: string): string {
  const query = new URLSearchParams({
    purpose,
    ...(returnUrl !== undefined && { returnUrl }),
    ...(request !== undefined && { request }),
  });
  return `${MITID_START_PATH}?${query}`;
}
