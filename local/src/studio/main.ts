import { readConfig } from "./config.ts";
import { createStudioServer } from "./createStudioServer.ts";

const log = (message: string, details: object) =>
  void process.stdout.write(`${JSON.stringify({ level: "info", message, ...details })}\n`);

/** Runs the stand-in for a game studio as a process. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { PORT, ORIGIN, BRANDS, GATEWAY, STUDIO_ID, STUDIO_KEY, FILE } = config;
  const { server } = createStudioServer({
    ...{ origin: ORIGIN, brands: BRANDS, file: FILE, report: log },
    wallet: { gateway: GATEWAY, id: STUDIO_ID, key: STUDIO_KEY },
  });
  await server.listen({ port: PORT, host: "127.0.0.1" });
  const stop = () => void server.close().then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  log("the studio is ready", { origin: ORIGIN });
}

await main().catch((error: unknown) => {
  process.stderr.write(`studio: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
