import { readConfig } from "./config.ts";
import { createServer } from "./createServer.ts";

/** Runs the authorities of a local stack as a process. */
async function main(): Promise<void> {
  const { PORT: port, ORIGIN: origin, CLIENTS: clients } = readConfig(process.env);
  const server = await createServer({ origin, clients });
  await server.listen({ port, host: "127.0.0.1" });
  const stop = () => void server.close().then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.stdout.write(`${JSON.stringify({ level: "info", message: "authorities are ready", origin })}\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`authorities: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
