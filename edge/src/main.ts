import { systemClock, throttledLogger } from "@spilhus/lib";
import { SITE_LIMITS } from "@spilhus/contracts";
import { pino } from "pino";
import { readBrands, readConfig } from "./config/index.ts";
import { startEdge } from "./edge.ts";

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({
    name: "edge",
    level: config.LOG_LEVEL,
    serializers: { cause: pino.stdSerializers.err },
  });
  const log = throttledLogger(
    (level, message, details) => logger[level](details ?? {}, message),
    systemClock,
    SITE_LIMITS.loggerThrottleMs,
  );
  const edge = await startEdge(config, readBrands(config), log);
  logger.info({ port: edge.port, controlPort: edge.controlPort, mode: config.MODE }, "edge is ready");
  const stop = () => {
    void edge.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
