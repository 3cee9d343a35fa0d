import { expect, it } from "vitest";
import { RENAME_PASSKEY } from "./passkeys.ts";

const isTaken = (name: string) => RENAME_PASSKEY.body.safeParse({ name }).success;

it.each(["Mettes telefon", "MacBook · Safari", "Ø", "🔑 hjemme", "x".repeat(40)])(
  "a passkey may have the name %j",
  (name) => {
    expect(isTaken(name)).toBe(true);
  },
);

it.each([
  ["a line break", "Telefon\r\nBcc: x@example.dk"],
  ["a line separator", "Telefon\u2028ny"],
  ["a right-to-left override", "gnp.\u202Enofelet"],
  ["an isolate", "\u2066Telefon\u2069"],
  ["a mark of direction", "Telefon\u200E"],
  ["a zero-width space", "Tele\u200Bfon"],
  ["a zero-width joiner", "Tele\u200Dfon"],
  ["a byte order mark", "\uFEFFTelefon"],
  ["a NUL", "Telefon\u0000"],
  ["nothing", ""],
])("a passkey's name holds no %s", (_, name) => {
  expect(isTaken(name)).toBe(false);
});
