import { expect, it } from "vitest";
import { hashPassword, isPassword } from "./passwordHash.ts";

it("a password is kept by Argon2id, differently each time, and known again (asvs:11.4.2)", async () => {
  const [first, second] = await Promise.all([hashPassword("Blåbærgrød7"), hashPassword("Blåbærgrød7")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await isPassword(first, "Blåbærgrød7")).toBe(true);
  expect(await isPassword(first, "Blåbærgrød7".normalize("NFD"))).toBe(true);
  expect(await isPassword(first, "blåbærgrød7")).toBe(false);
});

it.each(["", "Blåbærgrød7", "$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA"])(
  "nothing is the password of the damaged text %j",
  async (stored) => expect(await isPassword(stored, "Blåbærgrød7")).toBe(false),
);
