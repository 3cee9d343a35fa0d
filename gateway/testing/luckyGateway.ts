import { systemClock } from "@spilhus/lib";
import { startGateway } from "../src/app/index.ts";
import { createLog, parseConfig } from "../src/config/index.ts";
import { luckyRandom } from "./luckyRandom.ts";

/** A gateway whose rounds win every pot, as a process of its own; it says the same as the product's when it listens. */
const config = parseConfig(process.env);
const log = createLog(config.logLevel);
const gateway = await startGateway(config, systemClock, log, { random: luckyRandom });
log("info", "gateway listens", { origin: gateway.origin });
