import { argon2Sync } from "node:crypto";
import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwordHash.ts";

it("a password is stored as Argon2id with 19 MiB and two passes, as its text says (asvs:11.4.2)", async () => {
  const stored = await hashPassword("Blåbærgrød7");
  const [, parameters, nonce = "", digest] =
    /^\$(argon2id\$v=19\$m=19456,t=2,p=1)\$(.+)\$(.+)$/.exec(stored) ?? [];
  const expected = argon2Sync("argon2id", {
    message: Buffer.from("Blåbærgrød7"),
    nonce: Buffer.from(nonce, "base64"),
    memory: 19_456,
    passes: 2,
    parallelism: 1,
    tagLength: 32,
  });
  expect([parameters, digest]).toEqual([expect.any(String), expected.toString("base64").replace(/=+$/, "")]);
});

it("a password is stored differently each time, and recognised (asvs:11.4.2)", async () => {
  const [first, second] = await Promise.all([hashPassword("Blåbærgrød7"), hashPassword("Blåbærgrød7")]);
  expect(first).not.toBe(second);
  expect(await isPassword(first, "Blåbærgrød7")).toBe(true);
  expect(await isPassword(first, "Blåbærgrød7".normalize("NFD"))).toBe(true);
  expect(await isPassword(first, "blåbærgrød7")).toBe(false);
});

it.each(["", "Blåbærgrød7", "$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA"])(
  "no password matches the damaged text %j",
  async (stored) => expect(await isPassword(stored, "Blåbærgrød7")).toBe(false),
);
