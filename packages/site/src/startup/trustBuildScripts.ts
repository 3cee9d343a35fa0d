import type { TrustedTypesFactory } from "@spilhus/lib";

const BUILD_FILES = "/_next/static/";

/**
 * Creates the document's default Trusted Types policy. The bundler's loader assigns plain script addresses; the policy
 * allows only build files of this origin.
 *
 * @param base the document's address
 * @param factory `globalThis.trustedTypes`; if it is missing, nothing happens
 */
export function trustBuildScripts(base: string, factory: TrustedTypesFactory | undefined): void {
  const { origin } = new URL(base);
  factory?.createPolicy("default", {
    createScriptURL(url) {
      const address = new URL(url, base);
      if (address.origin === origin && address.pathname.startsWith(BUILD_FILES)) return url;
      throw new TypeError(`Only scripts of this site's build may load, not ${url}.`);
    },
  });
}
