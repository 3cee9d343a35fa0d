import { systemClock } from "@spilhus/lib";
import { parseConfig, ConfigError, createLog } from "./config/index.ts";
import { startGateway } from "./app/index.ts";

/** Longest a stop may take before the process ends all the same. */
const STOP_MS = 15_000;

try {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  const gateway = await startGateway(config, systemClock, log);
  log("info", "gateway listens", { origin: gateway.origin });
  const stop = (signal: NodeJS.Signals) => {
    log("info", "gateway stops", { signal });
    setTimeout(() => process.exit(1), STOP_MS).unref();
    gateway.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log("error", "gateway did not stop in order", { error });
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`gateway: ${error instanceof ConfigError ? message : `cannot start: ${message}`}\n`);
  process.exitCode = 1;
}
