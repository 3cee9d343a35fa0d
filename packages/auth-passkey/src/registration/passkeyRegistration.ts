import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { BROWSER_CEREMONIES, type Ceremonies } from "../ceremony/ceremonies.ts";
import { isCancel } from "../errors/isCancel.ts";
import { isTransient } from "../errors/isTransient.ts";
import { needsConfirmation } from "../errors/needsConfirmation.ts";
import { PasskeyError } from "../errors/passkeyError.ts";
import type { PasskeyStatusStore } from "../status/passkeyStatus.ts";
import { createStore, type Store } from "../store/store.ts";
import type { RegistrationTransport } from "../ceremony/transport.ts";
import type { PasskeyEvent, RegistrationState } from "./registrationState.ts";

export interface RegistrationOptions {
  readonly transport: RegistrationTransport;
  readonly status: PasskeyStatusStore;
  /** Receives the events (R3.08), such as the `event` of `@spilhus/tracking`. */
  readonly track: (event: { readonly name: PasskeyEvent }) => unknown;
  /**
   * Whether the site asks, so that closing counts as denied. False if the player opened it, as on the page of passkeys.
   */
  readonly isOffer: boolean;
  readonly ceremonies?: Ceremonies;
}

/** One registration in the dialog of a new passkey. */
export interface PasskeyRegistration extends Store<RegistrationState> {
  /**
   * Creates a passkey; also again after a failure, and after a confirmation of identity. Never rejects: the state has
   * the result.
   */
  readonly start: () => Promise<void>;
  /** The player closes the dialog. */
  readonly close: () => void;
  /** The player leaves the page: aborts the ceremony and reports nothing. */
  readonly leave: () => void;
}

/**
 * Creates a passkey. The status becomes `registered` on success or if there was one (R4.12, R4.14), and `denied` after
 * a failure or a refusal (R4.13, R8.14); other tabs and tracking are notified. A `denied` that only a connection or a
 * service has caused is kept for a day. The dialog closes by itself 5 s after success (R9.09).
 */
export function passkeyRegistration({
  transport,
  status,
  track,
  isOffer,
  ceremonies = BROWSER_CEREMONIES,
}: RegistrationOptions): PasskeyRegistration {
  const { state, set, subscribe } = createStore<RegistrationState>({ step: "offer" });
  let attempt: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The player has not answered yet. */
  const isAsked = () => ["offer", "unconfirmed"].includes(state().step);
  const closed = (): RegistrationState => {
    const now = state();
    return now.step === "closed" ? now : { step: "closed", last: now };
  };
  const end = (next: RegistrationState, answer: "registered" | "denied", isTransientFailure = false) => {
    set(next);
    status.set(answer, isTransientFailure);
    track({ name: answer === "registered" ? "passkey-registered" : "passkey-rejected" });
  };
  const succeed = (hadOne: boolean) => {
    end({ step: "registered", hadOne }, "registered");
    timer = setTimeout(() => set(closed()), SIGN_IN_LIMITS.passkeyDialogMs);
  };
  const fail = (error: unknown) => {
    if (error instanceof PasskeyError && error.code === "previously-registered") succeed(true);
    else if (needsConfirmation(error)) set({ step: "unconfirmed" });
    else if (isCancel(error)) end({ step: "cancelled", error }, "denied");
    else end({ step: "failed", error }, "denied", isTransient(error));
  };
  const callOff = () => {
    attempt?.abort();
    attempt = undefined;
    clearTimeout(timer);
  };

  return {
    state,
    subscribe(listener) {
      const stopListening = subscribe(listener);
      // Answered in another tab meanwhile: there is nothing to ask.
      const stopHearing = status.subscribe(() => {
        if (isOffer && isAsked() && status.state() !== "none") set(closed());
      });
      return () => {
        stopListening();
        stopHearing();
      };
    },
    async start() {
      if (["pending", "registered", "closed"].includes(state().step)) return;
      const own = new AbortController();
      attempt = own;
      set({ step: "pending" });
      try {
        const options = await transport.getRegistrationOptions();
        await transport.verifyRegistration(await ceremonies.makePasskey(options, own.signal));
        if (attempt === own) succeed(false);
      } catch (error) {
        // An aborted attempt is not reported.
        if (attempt === own) fail(error);
      }
    },
    close() {
      const { step } = state();
      if (step === "closed") return;
      callOff();
      if (step === "pending" || (isAsked() && isOffer)) end(closed(), "denied");
      else set(closed());
    },
    leave: callOff,
  };
}
