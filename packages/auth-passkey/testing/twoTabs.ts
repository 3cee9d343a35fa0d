import * as fc from "fast-check";
import { PasskeyError } from "../src/errors/passkeyError.ts";
import { passkeyRegistration } from "../src/registration/passkeyRegistration.ts";
import type { PasskeyStatusStore } from "../src/status/passkeyStatus.ts";
import type { StatusPage } from "../src/status/statusPage.ts";
import { ceremoniesThat, dismissal, REGISTRATION } from "./ceremonies.ts";
import { FakeTabs } from "./fakeTabs.ts";
import { CREATION_OPTIONS } from "./options.ts";

/** How the player's device answers. */
const ANSWERS = {
  made: () => Promise.resolve(REGISTRATION),
  "had one": () => Promise.reject(new PasskeyError("previously-registered", "")),
  dismissed: () => Promise.reject(dismissal()),
  broken: () => Promise.reject(new PasskeyError("authenticator-error", "")),
  strange: () => Promise.reject(new Error("nobody knows")),
} as const;

/** What each must leave behind, written by hand from R4.12 to R4.14. */
const LEAVES = {
  made: "registered",
  "had one": "registered",
  dismissed: "denied",
  broken: "denied",
  strange: "denied",
  closes: "denied",
} as const;

export type Step =
  | { readonly tab: number; readonly does: keyof typeof LEAVES }
  /** One message arrives, not the one that was sent first. */
  | { readonly arrives: number }
  | { readonly opens: true };

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ tab: fc.nat(5), does: fc.constantFrom(...Object.keys(LEAVES)) }) },
    { weight: 4, arbitrary: fc.record({ arrives: fc.nat(20) }) },
    { weight: 1, arbitrary: fc.record({ opens: fc.constant(true as const) }) },
  ) as fc.Arbitrary<Step>, // The keys of LEAVES, which `Object.keys` widens.
  { maxLength: 30 },
);

/** Makes the status of one tab. */
export type StatusOf = (page: StatusPage, browser: FakeTabs) => PasskeyStatusStore;

/** Two tabs and those opened later go through the steps; then every message arrives. */
export async function play(
  sequence: readonly Step[],
  statusOf: StatusOf,
): Promise<{ readonly shown: readonly string[]; readonly stored: string; readonly expected: string }> {
  const browser = new FakeTabs();
  const tabs: { readonly status: PasskeyStatusStore; shown: string }[] = [];
  const open = () => {
    const status = statusOf(browser.open(), browser);
    const tab = { status, shown: status.state() };
    // As React shows it: what was read when the store last said that it changed.
    status.subscribe(() => {
      tab.shown = status.state();
    });
    tabs.push(tab);
  };
  open();
  open();
  let expected = "none";
  for (const step of sequence) {
    if ("opens" in step) open();
    else if ("arrives" in step) browser.deliver(step.arrives);
    else {
      const { does } = step;
      const registration = passkeyRegistration({
        transport: {
          getRegistrationOptions: () => Promise.resolve(CREATION_OPTIONS),
          verifyRegistration: () => Promise.resolve({}),
        },
        status: tabs[step.tab % tabs.length]?.status ?? statusOf(browser.open(), browser),
        track: () => {},
        isOffer: true,
        ceremonies: ceremoniesThat(does === "closes" ? {} : { makePasskey: ANSWERS[does] }),
      });
      if (does === "closes") registration.close();
      else await registration.start();
      registration.leave();
      expected = LEAVES[does];
    }
  }
  browser.deliverAll();
  return { shown: tabs.map(({ shown }) => shown), stored: browser.stored, expected };
}
