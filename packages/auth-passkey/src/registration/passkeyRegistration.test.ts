import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ceremoniesThat, dismissal, REGISTRATION, waitFor } from "../../testing/ceremonies.ts";
import { FakeTabs } from "../../testing/fakeTabs.ts";
import { CREATION_OPTIONS } from "../../testing/options.ts";
import type { Ceremonies } from "../ceremony/ceremonies.ts";
import { PasskeyError } from "../errors/passkeyError.ts";
import { passkeyStatus } from "../status/passkeyStatus.ts";
import { passkeyRegistration } from "./passkeyRegistration.ts";
import type { PasskeyEvent } from "./registrationState.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function dialog(
  given: Partial<Ceremonies> = {},
  {
    isOffer = true,
    verify = () => Promise.resolve({}),
    getRegistrationOptions = () => Promise.resolve(CREATION_OPTIONS),
  } = {},
) {
  const tabs = new FakeTabs();
  const status = passkeyStatus(tabs.open());
  const events: PasskeyEvent[] = [];
  const verifyRegistration = vi.fn<(made: unknown) => Promise<unknown>>(verify);
  const registration = passkeyRegistration({
    transport: { getRegistrationOptions, verifyRegistration },
    status,
    track: ({ name }) => events.push(name),
    isOffer,
    ceremonies: ceremoniesThat(given),
  });
  registration.subscribe(() => {});
  return { tabs, status, events, verifyRegistration, registration };
}

const failing = (error: unknown) => ({ makePasskey: () => Promise.reject(error) });

describe("a passkey that is made", () => {
  it("is verified, counts as registered and is reported (R4.12, R3.08)", async () => {
    const { registration, status, events, verifyRegistration, tabs } = dialog();
    const other = passkeyStatus(tabs.open());
    const heard = vi.fn<() => void>();
    other.subscribe(heard);
    await registration.start();
    expect(verifyRegistration).toHaveBeenCalledWith(REGISTRATION);
    expect(registration.state()).toEqual({ step: "registered", hadOne: false });
    expect(status.state()).toBe("registered");
    expect(events).toEqual(["passkey-registered"]);
    tabs.deliverAll();
    expect(heard).toHaveBeenCalledOnce();
  });

  it("closes the dialog after 5 seconds, not before (R4.12, R9.09)", async () => {
    const { registration } = dialog();
    await registration.start();
    vi.advanceTimersByTime(4_999);
    expect(registration.state().step).toBe("registered");
    vi.advanceTimersByTime(1);
    expect(registration.state().step).toBe("closed");
  });

  it("that the device had before counts as registered (R4.14)", async () => {
    const { registration, status, events } = dialog(failing(new PasskeyError("previously-registered", "")));
    await registration.start();
    expect(registration.state()).toEqual({ step: "registered", hadOne: true });
    expect([status.state(), events]).toEqual(["registered", ["passkey-registered"]]);
    vi.advanceTimersByTime(5_000);
    expect(registration.state().step).toBe("closed");
  });

  it("leaves no timer behind when the player closes first", async () => {
    const { registration, events } = dialog();
    await registration.start();
    registration.close();
    expect(registration.state().step).toBe("closed");
    expect(vi.getTimerCount()).toBe(0);
    expect(events).toEqual(["passkey-registered"]);
  });
});

describe("a passkey that is not made", () => {
  it.each([
    ["a ceremony that fails", failing(new PasskeyError("authenticator-error", "")), undefined],
    ["an error nobody knows", failing(new TypeError("odd")), undefined],
    ["a refused verify", {}, () => Promise.reject(new Error("refused"))],
  ])("denies after %s, and tells (R4.13, R8.14, R3.08)", async (_, given, verify) => {
    const { registration, status, events, tabs } = dialog(given, verify && { verify });
    await registration.start();
    expect(registration.state()).toEqual({ step: "failed", error: expect.any(Error) });
    expect([status.state(), events]).toEqual(["denied", ["passkey-rejected"]]);
    expect(tabs.stored).toBe("denied");
  });

  it.each([
    ["a lost connection", { code: "network" }, 1],
    ["a service that is down", { code: "refused", status: 503 }, 1],
    ["a refusal of the service", { code: "refused", status: 400 }, 30],
  ])("keeps the no after %s for as long as it means one (R4.13, R8.14, R9.03)", async (_, because, days) => {
    const error = Object.assign(new Error("told by the transport"), because);
    const { registration, tabs } = dialog({}, { verify: () => Promise.reject(error) });
    await registration.start();
    expect([tabs.stored, tabs.storedDays]).toEqual(["denied", days]);
    registration.close();
    expect(tabs.storedDays).toBe(days);
  });

  it("because the player dismissed it counts as denied too, but is not shown as a failure (R4.13)", async () => {
    const { registration, status, events } = dialog(failing(dismissal()));
    await registration.start();
    expect(registration.state()).toMatchObject({ step: "cancelled", error: { code: "passthrough" } });
    expect([status.state(), events]).toEqual(["denied", ["passkey-rejected"]]);
  });

  it("can be tried again, and counts as registered when it works then", async () => {
    const makePasskey = vi
      .fn<Ceremonies["makePasskey"]>()
      .mockRejectedValueOnce(dismissal())
      .mockResolvedValue(REGISTRATION);
    const { registration, status, events } = dialog({ makePasskey });
    await registration.start();
    await registration.start();
    expect([status.state(), events]).toEqual(["registered", ["passkey-rejected", "passkey-registered"]]);
    await registration.start();
    expect(makePasskey).toHaveBeenCalledTimes(2);
  });

  it("is requested once at a time", async () => {
    const makePasskey = vi.fn<Ceremonies["makePasskey"]>((_, signal) => waitFor(signal));
    const { registration } = dialog({ makePasskey });
    void registration.start();
    await vi.waitFor(() => expect(makePasskey).toHaveBeenCalled());
    await registration.start();
    expect(makePasskey).toHaveBeenCalledOnce();
  });
});

describe("closing the dialog", () => {
  it("that the site opened counts as denied (R3.08)", () => {
    const { registration, status, events } = dialog();
    registration.close();
    registration.close();
    expect(registration.state().step).toBe("closed");
    expect([status.state(), events]).toEqual(["denied", ["passkey-rejected"]]);
  });

  it("that the player opened reports nothing", () => {
    const { registration, status, events } = dialog({}, { isOffer: false });
    registration.close();
    expect([registration.state().step, status.state(), events]).toEqual(["closed", "none", []]);
  });

  it("while the device prompts aborts the prompt, and counts as denied once", async () => {
    const makePasskey = vi.fn<Ceremonies["makePasskey"]>((_, signal) => waitFor(signal));
    const { registration, status, events } = dialog({ makePasskey });
    const attempt = registration.start();
    await vi.waitFor(() => expect(makePasskey).toHaveBeenCalled());
    registration.close();
    await attempt;
    expect(registration.state().step).toBe("closed");
    expect([status.state(), events]).toEqual(["denied", ["passkey-rejected"]]);
  });

  it("after a failure reports nothing more", async () => {
    const { registration, events } = dialog(failing(dismissal()));
    await registration.start();
    registration.close();
    expect(events).toEqual(["passkey-rejected"]);
  });

  it("happens when the player answers in another tab", () => {
    const { registration, tabs, events } = dialog();
    passkeyStatus(tabs.open()).set("denied");
    tabs.deliverAll();
    expect([registration.state().step, events]).toEqual(["closed", []]);
  });

  it("does not happen because of another tab if the player opened it", () => {
    const { registration, tabs } = dialog({}, { isOffer: false });
    passkeyStatus(tabs.open()).set("registered");
    tabs.deliverAll();
    expect(registration.state().step).toBe("offer");
  });
});

describe("a passkey that requires a new confirmation of identity", () => {
  const unconfirmed = Object.assign(new Error("told by the transport"), { reason: "confirmation-needed" });
  const once = () => vi.fn(() => Promise.resolve(CREATION_OPTIONS)).mockRejectedValueOnce(unconfirmed);

  it("is neither created nor denied: nothing is reported and nothing is stored (asvs:7.5.1)", async () => {
    const { registration, status, events } = dialog({}, { getRegistrationOptions: once() });
    await registration.start();
    expect(registration.state()).toEqual({ step: "unconfirmed" });
    expect([status.state(), events]).toEqual(["none", []]);
  });

  it("is created after the confirmation", async () => {
    const { registration, status } = dialog({}, { getRegistrationOptions: once() });
    await registration.start();
    await registration.start();
    expect([registration.state().step, status.state()]).toEqual(["registered", "registered"]);
  });

  it.each([
    [true, "denied"],
    [false, "none"],
  ])("closed instead is a no where the site has asked: %s", async (isOffer, answer) => {
    const { registration, status } = dialog({}, { isOffer, getRegistrationOptions: once() });
    await registration.start();
    registration.close();
    expect([registration.state().step, status.state()]).toEqual(["closed", answer]);
  });
});

it("leaving the page aborts the ceremony and reports nothing", async () => {
  const makePasskey = vi.fn<Ceremonies["makePasskey"]>((_, signal) => waitFor(signal));
  const { registration, status, events } = dialog({ makePasskey });
  const attempt = registration.start();
  await vi.waitFor(() => expect(makePasskey).toHaveBeenCalled());
  registration.leave();
  await attempt;
  expect([status.state(), events]).toEqual(["none", []]);
});
