import { identifyError } from "../errors/identifyError.ts";
import { PasskeyError } from "../errors/passkeyError.ts";

type Library = typeof import("@simplewebauthn/browser");

/** A page has one ceremony at a time, like the library: a new one aborts the previous one. */
let newest = 0;

/**
 * Runs a ceremony with the library, which is loaded now and not earlier.
 *
 * @param signal aborts the ceremony, unless a later one has replaced it
 * @throws {PasskeyError} for every known failure; others unchanged
 */
export async function holdCeremony<Answer>(
  signal: AbortSignal | undefined,
  ceremony: (library: Library) => Promise<Answer>,
): Promise<Answer> {
  const library = await import("@simplewebauthn/browser");
  if (signal?.aborted) throw new PasskeyError("aborted", "The ceremony was aborted before it began.");
  newest += 1;
  const own = newest;
  const callOff = () => {
    if (newest === own) library.WebAuthnAbortService.cancelCeremony();
  };
  signal?.addEventListener("abort", callOff);
  try {
    return await ceremony(library);
  } catch (error) {
    throw identifyError(error);
  } finally {
    signal?.removeEventListener("abort", callOff);
  }
}
