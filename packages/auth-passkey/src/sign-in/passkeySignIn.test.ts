import { manualClock } from "@spilhus/lib";
import type { PasskeyRequestOptions } from "@spilhus/contracts/user-auth";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ASSERTION, ceremoniesThat, dismissal, waitFor } from "../../testing/ceremonies.ts";
import { REQUEST_OPTIONS } from "../../testing/options.ts";
import type { Ceremonies } from "../ceremony/ceremonies.ts";
import { PasskeyError } from "../errors/passkeyError.ts";
import { passkeySignIn } from "./passkeySignIn.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Sign = Ceremonies["signChallenge"];
type Verify = () => Promise<string>;

class Refusal extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

function signIn({
  sign = () => Promise.resolve(ASSERTION),
  verify = () => Promise.resolve("in"),
}: {
  sign?: Sign;
  verify?: Verify;
} = {}) {
  const clock = manualClock("2026-11-21T12:00:00Z");
  const getAuthenticationOptions = vi.fn<() => Promise<PasskeyRequestOptions>>(() =>
    Promise.resolve(REQUEST_OPTIONS),
  );
  const verifyAuthentication = vi.fn<(assertion: unknown) => Promise<string>>(verify);
  const onSignedIn = vi.fn<(answer: string) => void>();
  const signChallenge = vi.fn<Sign>(sign);
  const ceremonies = ceremoniesThat({ signChallenge });
  const transport = { getAuthenticationOptions, verifyAuthentication };
  const passkey = passkeySignIn({ transport, onSignedIn, clock, ceremonies });
  const advance = async (ms: number) => {
    clock.advance(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  const ways = () => signChallenge.mock.calls.map(([, { autofill }]) => (autofill ? "autofill" : "button"));
  return { passkey, ...transport, onSignedIn, signChallenge, advance, ways };
}

/** Autofill waits for the player; the button gets the given answer. */
const byButton =
  (answer: Sign): Sign =>
  (options, way) =>
    way.autofill ? waitFor(way.signal) : answer(options, way);

describe("signing in by button", () => {
  it("verifies the signature, then lets its caller leave the page (R7.16)", async () => {
    const { passkey, verifyAuthentication, onSignedIn } = signIn();
    await passkey.start();
    expect(verifyAuthentication).toHaveBeenCalledWith(ASSERTION);
    expect(onSignedIn).toHaveBeenCalledWith("in");
    expect(passkey.state()).toEqual({ step: "signed-in" });
  });

  it("is pending meanwhile, and does not begin twice", async () => {
    const { passkey, signChallenge } = signIn({ sign: () => new Promise(() => {}) });
    void passkey.start();
    expect(passkey.state()).toEqual({ step: "pending" });
    await passkey.start();
    await vi.waitFor(() => expect(signChallenge).toHaveBeenCalledOnce());
  });

  it.each([
    ["no response", { sign: () => Promise.reject(new PasskeyError("not-completed", "")) }],
    ["a failed verify", { verify: () => Promise.reject(new Refusal("sign-in-refused")) }],
  ])("stops after %s, with the error (R8.15)", async (_, given) => {
    const { passkey, onSignedIn } = signIn(given);
    await passkey.start();
    expect(passkey.state()).toEqual({ step: "failed", error: expect.any(Error) });
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it("is not shown as a failure when the player dismissed it", async () => {
    const { passkey } = signIn({ sign: () => Promise.reject(dismissal()) });
    await passkey.start();
    expect(passkey.state()).toMatchObject({ step: "cancelled", error: { code: "passthrough" } });
  });

  it("says that MitID comes first where the device is new to the player", async () => {
    const { passkey } = signIn({ verify: () => Promise.reject(new Refusal("mitid-needed")) });
    await passkey.start();
    expect(passkey.state()).toEqual({ step: "mitid-needed" });
  });
});

describe("authentication options", () => {
  it("are stored after the first success (R7.15)", async () => {
    const { passkey, getAuthenticationOptions } = signIn({ sign: () => Promise.reject(dismissal()) });
    await passkey.start();
    await passkey.start();
    expect(getAuthenticationOptions).toHaveBeenCalledOnce();
  });

  it("are dropped after a failed verification, which has used their challenge (R7.15)", async () => {
    const { passkey, getAuthenticationOptions } = signIn({ verify: () => Promise.reject(new Error("no")) });
    await passkey.start();
    await passkey.start();
    expect(getAuthenticationOptions).toHaveBeenCalledTimes(2);
  });

  it("are fetched again after a call that failed", async () => {
    const { passkey, getAuthenticationOptions } = signIn();
    getAuthenticationOptions.mockRejectedValueOnce(new Error("offline"));
    await passkey.start();
    expect(passkey.state().step).toBe("failed");
    await passkey.start();
    expect(passkey.state().step).toBe("signed-in");
  });

  it("are fetched again before their challenge expires on the server", async () => {
    const { passkey, getAuthenticationOptions, advance } = signIn({
      sign: () => Promise.reject(dismissal()),
    });
    await passkey.start();
    await advance(269_999);
    await passkey.start();
    expect(getAuthenticationOptions).toHaveBeenCalledTimes(1);
    await advance(1);
    await passkey.start();
    expect(getAuthenticationOptions).toHaveBeenCalledTimes(2);
  });
});

describe("signing in by autofill", () => {
  it("signs in with the passkey that the player picks", async () => {
    const { passkey, onSignedIn, ways } = signIn();
    passkey.listen();
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledWith("in"));
    expect(ways()).toEqual(["autofill"]);
  });

  it("shows no error where it is not available, or there is no network", async () => {
    const { passkey, signChallenge } = signIn({ sign: () => Promise.reject(new Error("no autofill")) });
    passkey.listen();
    await vi.waitFor(() => expect(signChallenge).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(0);
    expect(passkey.state()).toEqual({ step: "idle" });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is aborted by the button, and waits again if the button fails", async () => {
    const { passkey, ways, getAuthenticationOptions } = signIn({
      sign: byButton(() => Promise.reject(dismissal())),
    });
    passkey.listen();
    await vi.waitFor(() => expect(ways()).toEqual(["autofill"]));
    await passkey.start();
    await vi.waitFor(() => expect(ways()).toEqual(["autofill", "button", "autofill"]));
    expect(passkey.state().step).toBe("cancelled");
    expect(getAuthenticationOptions).toHaveBeenCalledOnce();
  });

  it("shows why a passkey was refused, and waits again with a new challenge", async () => {
    const { passkey, getAuthenticationOptions, ways } = signIn({
      sign: vi.fn<Sign>((_, { signal }) => waitFor(signal)).mockResolvedValueOnce(ASSERTION),
      verify: () => Promise.reject(new Refusal("challenge-gone")),
    });
    passkey.listen();
    await vi.waitFor(() => expect(ways()).toEqual(["autofill", "autofill"]));
    expect(passkey.state().step).toBe("failed");
    expect(getAuthenticationOptions).toHaveBeenCalledTimes(2);
  });

  it("begins again with a new challenge before the old one expires", async () => {
    const { passkey, getAuthenticationOptions, ways, advance } = signIn({
      sign: (_, { signal }) => waitFor(signal),
    });
    passkey.listen();
    await vi.waitFor(() => expect(ways()).toHaveLength(1));
    await advance(270_000);
    expect(ways()).toEqual(["autofill", "autofill"]);
    expect(getAuthenticationOptions).toHaveBeenCalledTimes(2);
  });

  it("ends when the last field is gone", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { passkey, ways } = signIn({
      sign: (_, { signal }) => {
        signals.push(signal);
        return waitFor(signal);
      },
    });
    const stops = [passkey.listen(), passkey.listen()];
    await vi.waitFor(() => expect(ways()).toEqual(["autofill"]));
    stops[0]?.();
    stops[0]?.();
    expect(signals[0]?.aborted).toBe(false);
    stops[1]?.();
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
