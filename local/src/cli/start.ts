import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { groupMemory } from "../stack/memory.ts";
import { readyTable } from "../stack/readyTable.ts";
import { StackError } from "../stack/stackError.ts";
import { startStack } from "../stack/startStack.ts";
import { warmUp } from "../stack/warmUp.ts";

/** `npm start` and `npm run dev`: the whole product on this machine until Ctrl-C. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env["PORT"] ?? "3000" },
    state: { type: "string", default: ".state" },
    dev: { type: "boolean", default: false },
    "no-warm": { type: "boolean", default: false },
  },
});
const root = resolve(import.meta.dirname, "../../..");

async function main(): Promise<void> {
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
    onProgress: (message) => console.log(`  ${message}`),
  });
  let stopping = false;
  const end = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await stack.stop();
    process.exit(code);
  };
  process.on("SIGINT", () => void end(0));
  process.on("SIGTERM", () => void end(0));
  void stack.failed.then((reason) => {
    if (stopping) return;
    console.error(reason);
    void end(1);
  });
  if (!values.dev && !values["no-warm"]) await warmUp(stack.brands);
  const memory = await Promise.all(
    stack.processes.map(async ({ name, pid }) => ({ name, mebibytes: pid ? await groupMemory(pid) : 0 })),
  );
  console.log(readyTable(stack.brands, memory, stack.logDir));
}

main().catch((error: unknown) => {
  console.error(error instanceof StackError ? error.message : error);
  process.exit(1);
});
