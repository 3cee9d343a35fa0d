import type { LoginCredentials } from "./composeClient.ts";

const PLAIN = {
  name: "PLAIN",
  /** The first word is the client's. */
  clientFirst: true,
  response: ({ username, password }: LoginCredentials) => `\0${username}\0${password}`,
} as const;

/** The one way to log in that the chat server has (SASL PLAIN, RFC 4616), in the shape of `saslmechanisms`. */
export const PLAIN_LOGIN = { _mechs: [PLAIN], create: () => PLAIN } as const;
