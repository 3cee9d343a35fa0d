import { systemClock } from "@spilhus/lib";
import { startGateway } from "../src/app/startGateway.ts";
import { createLog } from "../src/config/logger.ts";
import { parseConfig } from "../src/config/config.ts";
import { remoteProviders } from "./providerServer.ts";

/** The process of a gateway whose payment providers are those of a test, at `PROVIDERS_OF_TEST`. */
const config = parseConfig(process.env);
const log = createLog(config.logLevel);
const { origin } = await startGateway(config, systemClock, log, {
  paymentProviders: remoteProviders(process.env["PROVIDERS_OF_TEST"] ?? ""),
});
log("info", "gateway listens", { origin });
