import { identifyError } from "../errors/identifyError.ts";
import { PasskeyError } from "../errors/passkeyError.ts";

type Library = typeof import("@simplewebauthn/browser");

/** A page has one ceremony at a time, as the library has: a new one ends the one before. */
let newest = 0;

/**
 * Holds a ceremony with the library, which is loaded now and not before.
 *
 * @param signal calls the ceremony off, unless another has taken its place by then
 * @throws {PasskeyError} for every known failure; others as they come
 */
export async function holdCeremony<Answer>(
  signal: AbortSignal | undefined,
  ceremony: (library: Library) => Promise<Answer>,
): Promise<Answer> {
  const library = await import("@simplewebauthn/browser");
  if (signal?.aborted) throw new PasskeyError("aborted", "The ceremony was called off before it began.");
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
