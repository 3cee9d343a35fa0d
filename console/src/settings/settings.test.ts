import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const WHOLE = {
  NODE_ENV: "production",
  CONSOLE_ORIGIN: "https://konsol.example",
  GATEWAY_ORIGIN: "http://127.0.0.1:4000",
  CONSOLE_SECRET: "0f1e2d3c4b5a69788796a5b4c3d2e1f0",
};

it("reads the environment of the console (R3.17)", () => {
  expect(readSettings(WHOLE)).toEqual({
    origin: "https://konsol.example",
    gateway: "http://127.0.0.1:4000",
    secret: WHOLE.CONSOLE_SECRET,
    timeZone: "Europe/Copenhagen",
  });
});

it.each([
  ["CONSOLE_ORIGIN", "https://konsol.example/a"],
  ["CONSOLE_ORIGIN", "http://konsol.example"],
  ["GATEWAY_ORIGIN", "gateway"],
  ["CONSOLE_SECRET", "short"],
])("names %s when it cannot be used, and does not repeat it", (name, value) => {
  const read = () => readSettings({ ...WHOLE, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});
