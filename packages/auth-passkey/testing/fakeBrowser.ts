import { vi } from "vitest";

/** What an authenticator answers when it made a passkey. */
export const MADE = {
  id: "cGFzc2tleQ",
  rawId: new TextEncoder().encode("passkey").buffer,
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({ credProps: { rk: true } }),
  response: {
    clientDataJSON: new TextEncoder().encode("{}").buffer,
    attestationObject: new Uint8Array([1, 2, 3]).buffer,
    getTransports: () => ["internal"],
  },
};

/** What an authenticator answers when it signed a challenge. */
export const SIGNED = {
  ...MADE,
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: new TextEncoder().encode("{}").buffer,
    authenticatorData: new Uint8Array([1]).buffer,
    signature: new Uint8Array([2]).buffer,
    userHandle: null,
  },
};

type Ask = (options: { readonly signal?: AbortSignal; readonly mediation?: string }) => unknown;

export interface FakeBrowser {
  readonly create?: Ask;
  readonly get?: Ask;
  readonly hostname?: string;
}

/** Stands in for the parts of a browser that the library of the ceremonies asks. Undone by `vi.unstubAllGlobals()`. */
export function stubBrowser({ create, get, hostname = "fjord.localhost" }: FakeBrowser): void {
  const isConditionalMediationAvailable = () => Promise.resolve(true);
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(() => {}, { isConditionalMediationAvailable }),
  );
  vi.stubGlobal("navigator", {
    credentials: {
      create: async (options: Parameters<Ask>[0]) => create?.(options),
      get: async (options: Parameters<Ask>[0]) => get?.(options),
    },
  });
  vi.stubGlobal("location", { hostname });
  vi.stubGlobal("document", { querySelectorAll: () => ["the field"] });
}

/** Fails as browsers do, by the name of the exception. */
export const failsWith = (name: string) => () => {
  throw new DOMException("The browser's own words.", name);
};

/** Waits until it is called off, as a sheet that nobody answers. */
export const untilCalledOff: Ask = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
