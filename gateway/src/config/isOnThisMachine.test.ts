import { expect, it } from "vitest";
import { isOnThisMachine } from "./isOnThisMachine.ts";

const HOSTS = [
  "localhost",
  "localhost.",
  "LOCALHOST",
  "mitid.localhost",
  "mitid.localhost.",
  "127.0.0.1",
  "127.0.0.1.",
  "127.1",
  "127.255.255.254",
  "2130706433",
  "0x7f000001",
  "0x7f.1",
  "017700000001",
  "0.0.0.0",
  "0",
  "0.0.0.0.",
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[::]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::ffff:0.0.0.0]",
  "[::127.0.0.1]",
];

it.each(
  HOSTS.flatMap((host) => ["http:", "https:", "smtp:", "smtps:"].map((scheme) => `${scheme}//${host}`)),
)("%s leads to this machine", (address) => {
  expect(isOnThisMachine(address)).toBe(true);
  expect(isOnThisMachine(`${address}:3300`)).toBe(true);
});

it.each([
  "https://rofus.example",
  "https://10.0.0.5",
  "https://localhost.example",
  "https://notlocalhost",
  "smtps://mail.example:465",
  "https://[2001:db8::1]",
  "https://[::ffff:10.0.0.5]",
])("%s leads to another machine", (address) => {
  expect(isOnThisMachine(address)).toBe(false);
});
