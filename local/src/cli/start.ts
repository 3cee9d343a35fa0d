import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { groupMemory, readyTable, type RunningStack, StackError, startStack } from "../stack/index.ts";
import { checkContent, edgeHasRoom, warmHeroes, warmSites } from "../warm-up/index.ts";

/**
 * `npm start` and `npm run dev`: runs the whole product on this machine until Ctrl-C.
 *
 * `--build` first builds the apps that have changed, `--no-warm` renders no pages and pictures in advance, `--no-crowd` (or
 * `NO_CROWD=1`) lets no seeded players play by themselves, `--state` names another folder than `.state`, and `--games` fills the
 * catalogue up to a number of games.
 */
const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const root = resolve(import.meta.dirname, "../../..");

function readArguments() {
  try {
    return parseArgs({
      options: {
        port: { type: "string", default: process.env["PORT"] ?? "3000" },
        state: { type: "string", default: ".state" },
        dev: { type: "boolean", default: false },
        build: { type: "boolean", default: false },
        "no-warm": { type: "boolean", default: false },
        "no-crowd": { type: "boolean", default: process.env["NO_CROWD"] === "1" },
        games: { type: "string" },
      },
    }).values;
  } catch (cause) {
    throw new StackError(cause instanceof Error ? cause.message : String(cause));
  }
}

async function printTable({
  brands,
  playersUrl,
  paymentsUrl,
  studioUrl,
  consoleUrl,
  processes,
  logDir,
}: RunningStack): Promise<void> {
  const memory = await Promise.all(
    processes.map(async ({ name, pid }) => ({ name, mebibytes: pid ? await groupMemory(pid) : 0 })),
  );
  const tools = [
    ["players, outbox", playersUrl],
    ["payments", paymentsUrl],
    ["game studio", studioUrl],
    ["console of staff", consoleUrl],
  ] as const;
  console.log(readyTable(brands, tools, memory, logDir));
}

async function warm(
  { plan }: RunningStack,
  addresses: readonly string[][],
  signal: AbortSignal,
): Promise<void> {
  const {
    pages,
    pictures: made,
    leftOut,
    failures,
  } = await warmSites({
    addresses,
    pictures: `http://127.0.0.1:${plan.gatewayPort}`,
    hasRoom: () => edgeHasRoom(`http://127.0.0.1:${plan.controlPort}`, signal),
    signal,
  });
  if (signal.aborted) return;
  const [first] = failures;
  const rest = leftOut > 0 ? `; ${leftOut} more do not fit into the memory for pages` : "";
  console.log(`  ${pages} pages and ${made} pictures are warm${rest}`);
  if (first !== undefined) console.error(`  ${failures.length} could not be warmed, the first: ${first}`);
}

/** Makes the pictures that the first visitors see, before the addresses are printed. */
async function heroes(
  { plan }: RunningStack,
  addresses: readonly string[][],
  signal: AbortSignal,
): Promise<void> {
  const gateway = `http://127.0.0.1:${plan.gatewayPort}`;
  const made = await warmHeroes({ addresses: addresses.flat(), pictures: gateway, signal });
  if (!signal.aborted) console.log(`  ${made} pictures at the top of the first pages are there`);
}

async function main(signal: AbortSignal): Promise<void> {
  const values = readArguments();
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new StackError(`PORT must be a number from 1 to 65535, not "${values.port}".`);
  }
  const stack = await startStack({
    root,
    port,
    stateDir: resolve(root, values.state),
    mode: values.dev ? "development" : "production",
    databaseUrl: process.env["DATABASE_URL"],
    games: values.games === undefined ? undefined : Number(values.games),
    rateLimits: process.env["RATE_LIMITS"],
    hasCrowd: !values["no-crowd"],
    build: values.build && !values.dev,
    signal,
    onProgress: (message) => console.log(`  ${message}`),
    onTrouble: (message) => console.error(`  ${message}`),
  });
  const stopped = new Promise<undefined>((done) => {
    if (signal.aborted) done(undefined);
    else signal.addEventListener("abort", () => done(undefined), { once: true });
  });
  try {
    const addresses = values.dev ? [] : await checkContent(stack.brands, signal);
    const isWarmed = !values.dev && !values["no-warm"];
    if (isWarmed) await heroes(stack, addresses, signal);
    await printTable(stack);
    if (isWarmed) void warm(stack, addresses, signal);
    const failure = await Promise.race([stack.failed, stopped]);
    if (failure !== undefined) throw new StackError(failure);
  } finally {
    await stack.stop();
  }
}

const stopping = new AbortController();
for (const [name, code] of Object.entries(SIGNALS)) {
  // Ctrl-C may arrive twice, once from npm; only the first one counts.
  process.on(name, () => stopping.abort(code));
}

main(stopping.signal).then(
  () => process.exit(0),
  (error: unknown) => {
    if (stopping.signal.aborted) process.exit(Number(stopping.signal.reason));
    console.error(error instanceof StackError ? error.message : error);
    process.exit(1);
  },
);
