import { expect, it, vi } from "vitest";
import { requireConfig } from "./requireConfig.ts";

const environment = {
  SITE_ORIGIN: "http://fjord.localhost:3000",
  CONTENT_ENDPOINT: "http://127.0.0.1:3100/v2",
  GATEWAY_ORIGIN: "http://127.0.0.1:3100",
  REVALIDATE_SECRET: "0123456789abcdef",
};

function start(change: Record<string, string | undefined>) {
  const exit = vi.fn();
  let written = "";
  requireConfig({ ...environment, ...change }, { exit, stderr: { write: (text) => (written += text) } });
  return { exit, written };
}

it("lets an app with a usable environment start", () => {
  const { exit, written } = start({});
  expect(exit).not.toHaveBeenCalled();
  expect(written).toBe("");
});

it("exits with one line that names every wrong variable (R3.17)", () => {
  const { exit, written } = start({ GATEWAY_ORIGIN: "gateway", REVALIDATE_SECRET: undefined });
  expect(exit).toHaveBeenCalledWith(1);
  expect(written).toMatch(/^The environment of this app .*GATEWAY_ORIGIN.*REVALIDATE_SECRET.*\n$/);
});

it("requires no environment during a build", () => {
  expect(
    start({ NEXT_PHASE: "phase-production-build", REVALIDATE_SECRET: undefined }).exit,
  ).not.toHaveBeenCalled();
});
