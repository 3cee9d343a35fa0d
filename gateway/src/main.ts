import { systemClock } from "@spilhus/lib";
import { parseConfig, ConfigError, createLog } from "./config/index.ts";
import { endOnUnhandled, endProcess, startGateway } from "./app/index.ts";

try {
  const config = parseConfig(process.env);
  const log = createLog(config.logLevel);
  const gateway = await startGateway(config, systemClock, log);
  log("info", "gateway listens", { origin: gateway.origin });
  endOnUnhandled(log, () => gateway.stop());
  const stop = (signal: NodeJS.Signals) => {
    log("info", "gateway stops", { signal });
    endProcess(log, () => gateway.stop(), 0);
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`gateway: ${error instanceof ConfigError ? message : `cannot start: ${message}`}\n`);
  process.exitCode = 1;
}
