import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { ProviderBench } from "@spilhus/gateway/payment-providers/conformance";
import { describe, expect, it } from "vitest";
import { adyenBench } from "../../testing/adyenBench.ts";
import { hostedPageBench } from "../../testing/hostedPageBench.ts";
import { mobilePayBench } from "../../testing/mobilePayBench.ts";
import { liveRun } from "./liveRun.ts";

const NAME = "Mette Lindgaard";
async function run(bench: ProviderBench, provider = bench.provider) {
  const lines: string[] = [];
  const isGood = await liveRun({
    provider,
    brandName: "Fjord",
    returnUrl: "http://fjord.localhost:3000/",
    pay: (_url, id) => bench.act(id, "approve", NAME),
    print: (line) => lines.push(line),
    pollMs: 10,
  });
  return { isGood, failed: lines.filter((line) => !line.startsWith("ok ")), lines: lines.length };
}

describe("a live run", () => {
  it.each([
    ["the stand-in by card", () => hostedPageBench("card"), 12],
    ["MobilePay", mobilePayBench, 12],
    ["Adyen", adyenBench, 12],
  ])("is good against the double of %s", async (_, open, lines) => {
    await using bench = await open();
    expect(await run(bench)).toEqual({ isGood: true, failed: [], lines });
  });

  it("names the step that a provider fails", async () => {
    await using bench = await mobilePayBench();
    const { provider } = bench;
    const broken = Object.assign(Object.create(provider) as typeof provider, {
      capabilities: provider.capabilities,
      start: provider.start.bind(provider),
      status: provider.status.bind(provider),
      void: provider.void.bind(provider),
      capture: provider.capture.bind(provider),
      // Takes no notice of the id, so that the second one counts as well.
      refund: (id: string, _refundId: string, amountOre: number) =>
        provider.refund(id, crypto.randomUUID(), amountOre),
    });
    const within = { ...provider.capabilities, payWithinSeconds: 0.2 };
    const { isGood, failed } = await run(bench, Object.assign(broken, { capabilities: within }));
    expect(isGood).toBe(false);
    expect(failed).toEqual([expect.stringMatching(/^FAILED {2}it has gone back once: .*"refundedOre":200/)]);
  });
});

describe("npm run conformance -- --live", () => {
  const start = (providers: string, ...args: string[]) =>
    spawnSync(process.execPath, ["--conditions=source", join(import.meta.dirname, "main.ts"), ...args], {
      env: { PATH: process.env["PATH"], PAYMENT_PROVIDERS: providers },
      encoding: "utf8",
    });
  const LIVE = {
    kind: "hosted-page",
    address: "https://api.pay.example",
    pages: "https://pay.example",
    key: "live_0123456789abcdef",
    hookSecrets: [`whsec_${Buffer.from("s".repeat(24)).toString("base64")}`],
    ...{ methods: ["card"], hasCapture: true, canPayOut: false },
  };

  it.each([
    ["a live account", JSON.stringify({ kort: LIVE }), ["--live", "kort"], /"kort" is a live account/],
    ["an unknown id", "{}", ["--live", "kort"], /PAYMENT_PROVIDERS has no "kort"/],
    ["what is no configuration", "live_secret", ["--live", "kort"], /PAYMENT_PROVIDERS must be set/],
    ["what is no port", "{}", ["--live", "kort", "--listen", "x"], /--listen must be a port/],
  ])("refuses %s and repeats no key", (_, providers, args, message) => {
    const { status, stderr, stdout } = start(providers, ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr + stdout).not.toMatch(/live_|whsec_/);
  });
});
