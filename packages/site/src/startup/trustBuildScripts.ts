import type { TrustedTypesFactory } from "@spilhus/lib";

const BUILD_FILES = "/_next/static/";

/**
 * Makes the document's default Trusted Types policy: the bundler's own loader assigns plain addresses, and only files
 * of this origin's build may be what it assigns. Everything else is refused as without a policy.
 *
 * @param base the document's address.
 * @param factory `globalThis.trustedTypes`; nothing happens where it is missing.
 */
export function trustBuildScripts(base: string, factory: TrustedTypesFactory | undefined): void {
  const { origin } = new URL(base);
  factory?.createPolicy("default", {
    createScriptURL(url) {
      const address = new URL(url, base);
      if (address.origin === origin && address.pathname.startsWith(BUILD_FILES)) return url;
      throw new TypeError(`Only scripts of this site's build may be loaded, not ${url}.`);
    },
  });
}
