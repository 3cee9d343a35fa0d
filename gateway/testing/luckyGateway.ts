import { randomInt } from "node:crypto";
import { systemClock } from "@spilhus/lib";
import { HOUSE_POTS } from "@spilhus/game-math/games";
import { startGateway } from "../src/app/index.ts";
import { createLog, parseConfig } from "../src/config/index.ts";

/** A gateway whose rounds win every pot, as a process of its own; it says the same as the product's when it listens. */
const pots = new Set(HOUSE_POTS.map(({ orePerWin }) => orePerWin));
const random = { below: (bound: number) => (pots.has(bound) ? 0 : randomInt(bound)) };
const config = parseConfig(process.env);
const log = createLog(config.logLevel);
const gateway = await startGateway(config, systemClock, log, { random });
log("info", "gateway listens", { origin: gateway.origin });
