import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createProvider, isTestAccount, PaymentProvidersSchema } from "@spilhus/gateway/payment-providers";
import { runStudioKit } from "../studio-kit/index.ts";
import { listenForHooks } from "./hookListener.ts";
import { liveRun } from "./liveRun.ts";
import { memoryNotes } from "./memoryNotes.ts";

/**
 * `npm run conformance`: the suite over every adapter and its double. `-- --live <id>` tries the provider of that id in
 * `PAYMENT_PROVIDERS` with the operator's own test keys; `--listen <port>` takes its webhooks there. Live accounts are
 * refused, because payments are made and refunded. `-- studio …` tries a game studio, see `runStudioKit`.
 */
const LOCAL = join(import.meta.dirname, "../..");

function runSuite(): number {
  const files = ["src/payment-provider/conformance.test.ts", "src/vendor-doubles"];
  const vitest = join(LOCAL, "../node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(process.execPath, [vitest, "run", ...files], { cwd: LOCAL, stdio: "inherit" });
  return status ?? 1;
}

function readProviders(): ReturnType<typeof PaymentProvidersSchema.parse> {
  try {
    return PaymentProvidersSchema.parse(JSON.parse(process.env["PAYMENT_PROVIDERS"] ?? ""));
  } catch {
    // What was given holds keys, so it is not repeated.
    throw new Error("PAYMENT_PROVIDERS must be set as for the gateway: JSON of providers by their ids.");
  }
}

async function runLive(id: string, port: number | undefined): Promise<boolean> {
  const config = readProviders()[id];
  if (!config) throw new Error(`PAYMENT_PROVIDERS has no "${id}".`);
  if (!isTestAccount(config)) {
    throw new Error(
      `"${id}" is a live account, or its address is: payments would move real money. Use test keys.`,
    );
  }
  const notes = memoryNotes();
  const provider = createProvider(id, config, { notes });
  const listener =
    port === undefined
      ? undefined
      : await listenForHooks(port, (hook) => {
          const reading = provider.readHook(hook, new Date());
          console.log(reading.accepted ? "webhook accepted" : `webhook refused: ${reading.reason}`);
          notes.take(id, reading);
          return reading.accepted ? reading.answer : undefined;
        });
  try {
    return await liveRun({
      provider,
      brandName: "Conformance",
      returnUrl: "https://example.com/",
      pay: (url) => console.log(`        pay at ${url}`),
      print: (line) => console.log(line),
      pollMs: 3_000,
    });
  } finally {
    await listener?.[Symbol.asyncDispose]();
  }
}

async function run(): Promise<number> {
  const [what, ...rest] = process.argv.slice(2);
  if (what === "studio") return runStudioKit(rest);
  const { live, listen } = parseArgs({
    options: { live: { type: "string" }, listen: { type: "string" } },
  }).values;
  const port = listen === undefined ? undefined : Number(listen);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
    throw new Error(`--listen must be a port, not "${listen}".`);
  }
  if (live === undefined) return runSuite();
  return (await runLive(live, port)) ? 0 : 1;
}

try {
  process.exit(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
