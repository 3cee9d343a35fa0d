import { parseUrl } from "./parseUrl.ts";

/** The one Trusted Types policy of our own code; the content security policy must name it. */
export const SCRIPT_POLICY = "spilhus";

/** The part of the Trusted Types API used here (W3C Trusted Types § 2.3), which TypeScript's DOM types lack. */
export interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string, origin: string) => string },
  ): { createScriptURL(url: string, origin: string): unknown };
}

type Policy = ReturnType<TrustedTypesFactory["createPolicy"]>;

function assertOrigin(url: string, origin: string): string {
  if (parseUrl(url)?.origin === origin) return url;
  throw new TypeError(`A script of ${origin} was expected, not ${url}.`);
}

// A document accepts each policy name once.
const policies = new WeakMap<TrustedTypesFactory, Policy>();

/**
 * A script address that a document under Trusted Types accepts.
 *
 * @param origin where the script must come from, written in code, never read from data
 * @param factory `globalThis.trustedTypes`; browsers without it get the checked address as text
 * @throws {TypeError} when the address is of another origin
 */
export function scriptUrl(url: string, origin: string, factory: TrustedTypesFactory | undefined): string {
  assertOrigin(url, origin);
  if (!factory) return url;
  let policy = policies.get(factory);
  if (!policy) {
    policy = factory.createPolicy(SCRIPT_POLICY, { createScriptURL: assertOrigin });
    policies.set(factory, policy);
  }
  // The DOM's types want a string; a TrustedScriptURL is accepted there.
  return policy.createScriptURL(url, origin) as string;
}
