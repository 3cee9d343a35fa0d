import { reconcile } from "./app/index.ts";
import { ConfigError, createLog, parseConfig } from "./config/index.ts";

/** `npm run reconcile -- --day 2026-11-22`, with the gateway's environment. It ends with 1 where anything is open. */
try {
  const config = parseConfig(process.env);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const agrees = await reconcile(config, createLog(config.logLevel), process.argv.slice(2), print);
  process.exitCode = agrees ? 0 : 1;
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`reconcile: ${error instanceof ConfigError ? "configuration: " : ""}${message}\n`);
  process.exitCode = 1;
}
