import type { PasskeyAssertion } from "@spilhus/contracts/user-auth";
import { systemClock, type Clock } from "@spilhus/lib";
import { BROWSER_CEREMONIES, type Ceremonies } from "../ceremony/ceremonies.ts";
import { createStore, type Store } from "../store/store.ts";
import type { AuthenticationTransport } from "../ceremony/transport.ts";
import { keptOptions } from "./keptOptions.ts";
import { endOfAttempt, type SignInState } from "./signInState.ts";

export interface SignInOptions<SignedIn> {
  readonly transport: AuthenticationTransport<SignedIn>;
  /** Reloads the page or leaves it (R7.16). */
  readonly onSignedIn: (answer: SignedIn) => void;
  readonly clock?: Clock;
  readonly ceremonies?: Ceremonies;
}

/** Signing in by passkey, by button and by autofill. */
export interface PasskeySignIn extends Store<SignInState> {
  /** Signs in after a press of the button. Never rejects: the state has the result. */
  readonly start: () => Promise<void>;
  /**
   * Offers passkeys in the browser's autofill as long as an `<input autocomplete="username webauthn">` is in the page.
   * Returns a function that ends it.
   */
  readonly listen: () => () => void;
}

/**
 * Signs in by passkey. The options are stored after the first success (R7.15) and dropped when their challenge was
 * used: a challenge can be verified only once. The button aborts autofill, which waits again if the button fails.
 */
export function passkeySignIn<SignedIn>({
  transport,
  onSignedIn,
  clock = systemClock,
  ceremonies = BROWSER_CEREMONIES,
}: SignInOptions<SignedIn>): PasskeySignIn {
  const { state, set, subscribe } = createStore<SignInState>({ step: "idle" });
  const kept = keptOptions(transport.getAuthenticationOptions, clock);
  let listeners = 0;
  let waiting: AbortController | undefined;

  const isBusy = () => state().step === "pending" || state().step === "signed-in";
  const verify = async (assertion: PasskeyAssertion) => {
    const answer = await transport.verifyAuthentication(assertion).finally(kept.drop);
    set({ step: "signed-in" });
    onSignedIn(answer);
  };
  const attempt = async (work: () => Promise<void>) => {
    waiting?.abort();
    set({ step: "pending" });
    try {
      await work();
    } catch (error) {
      set(endOfAttempt(error));
      void waitForAutofill();
    }
  };

  async function waitForAutofill(): Promise<void> {
    if (listeners === 0) return;
    waiting?.abort();
    const own = new AbortController();
    waiting = own;
    let renewal: ReturnType<typeof setTimeout> | undefined;
    try {
      const options = await kept.get();
      // Begins again with a new challenge before the old one expires.
      if (!own.signal.aborted) renewal = setTimeout(() => void waitForAutofill(), kept.lifeLeftMs());
      const assertion = await ceremonies.signChallenge(options, { autofill: true, signal: own.signal });
      if (!own.signal.aborted && !isBusy()) await attempt(() => verify(assertion));
    } catch {
      // The player did not start it, so there is no error to show without autofill, network or answer. The button shows
      // errors.
    } finally {
      clearTimeout(renewal);
    }
  }

  return {
    state,
    subscribe,
    async start() {
      if (isBusy()) return;
      await attempt(async () =>
        verify(await ceremonies.signChallenge(await kept.get(), { autofill: false })),
      );
    },
    listen() {
      listeners += 1;
      if (listeners === 1) void waitForAutofill();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        listeners -= 1;
        if (listeners === 0) waiting?.abort();
      };
    },
  };
}
