import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { PasskeyCreationOptionsSchema } from "./webauthn.ts";

const options = (id: string) => ({
  rp: { id: "fjord.localhost", name: "Fjord" },
  user: { id, name: "10000001", displayName: "Mette" },
  challenge: "Zm9v",
  pubKeyCredParams: [{ alg: -7, type: "public-key" as const }],
});
const idOf = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64url");

describe("the options of a new passkey", () => {
  it.each([1, 2, 3, 63, 64])("take a user id of %i bytes (R5.09)", (bytes) => {
    expect(z.parse(PasskeyCreationOptionsSchema, options(idOf(bytes)))).toEqual(options(idOf(bytes)));
  });

  it.each([0, 65, 66, 128])("take no user id of %i bytes (R5.09)", (bytes) => {
    expect(z.safeParse(PasskeyCreationOptionsSchema, options(idOf(bytes))).success).toBe(false);
  });
});
