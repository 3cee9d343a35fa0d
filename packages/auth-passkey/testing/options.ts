import type { PasskeyCreationOptions, PasskeyRequestOptions } from "@spilhus/contracts/user-auth";

export const CREATION_OPTIONS: PasskeyCreationOptions = {
  rp: { id: "fjord.localhost", name: "Fjord" },
  user: { id: "c3BpbGxlcg", name: "Mette", displayName: "Mette" },
  challenge: "dWRmb3JkcmluZw",
  pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  authenticatorSelection: { residentKey: "required", userVerification: "required" },
};

export const REQUEST_OPTIONS: PasskeyRequestOptions = {
  challenge: "dWRmb3JkcmluZw",
  rpId: "fjord.localhost",
  userVerification: "required",
};
