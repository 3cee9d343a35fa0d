import { join } from "node:path";
import { CONSOLE_HOST, STAFF_PROVIDER_HOST } from "@spilhus/contracts";
import type { ProcessSpec } from "./managedProcess.ts";
import { loopback, type StackPlan } from "./stackPlan.ts";

/** The level of assurance that gateway and stand-in agree on. */
const STAFF_ACR = "urn:spilhus:local:staff";

/** Origin at which staff reach the console: a port of its own, so that no brand's edge leads there. */
export const consoleOrigin = ({ consolePort }: Pick<StackPlan, "consolePort">): string =>
  `http://${CONSOLE_HOST}:${consolePort}`;

const staffOrigin = ({ port }: StackPlan) => `http://${STAFF_PROVIDER_HOST}:${port}`;
const client = ({ secrets }: StackPlan) => ({ id: "konsol", secret: secrets.staff });

/** The gateway's `STAFF` and `CONSOLE_SECRET`. */
export const staffSignIn = (plan: StackPlan) => ({
  STAFF: JSON.stringify({
    issuer: staffOrigin(plan),
    backChannel: loopback(plan.staffPort),
    client: client(plan),
    acr: STAFF_ACR,
    console: consoleOrigin(plan),
  }),
  CONSOLE_SECRET: plan.secrets.console,
});

/** The stand-in's `STAFF`. */
export const staffStandIn = (plan: StackPlan): string =>
  JSON.stringify({
    ...{ port: plan.staffPort, origin: staffOrigin(plan) },
    ...{ client: client(plan), acr: STAFF_ACR, console: consoleOrigin(plan) },
  });

/** The standalone build of the console. */
export const consoleBuild = (root: string): string => join(root, "console/.next/standalone/console");

export function consoleProcess(plan: StackPlan): ProcessSpec {
  const home = join(plan.root, "console");
  const isDevelopment = plan.mode === "development";
  const port = String(plan.consolePort);
  return {
    name: "console",
    args: isDevelopment
      ? [join(home, "node_modules/next/dist/bin/next"), "dev", "--port", port, "--hostname", "127.0.0.1"]
      : [join(consoleBuild(plan.root), "server.js")],
    cwd: home,
    env: {
      PORT: port,
      HOSTNAME: "127.0.0.1",
      NODE_ENV: plan.mode,
      ...(isDevelopment ? { NODE_OPTIONS: "--conditions=source" } : {}),
      NEXT_TELEMETRY_DISABLED: "1",
      CONSOLE_ORIGIN: consoleOrigin(plan),
      GATEWAY_ORIGIN: loopback(plan.gatewayPort),
      CONSOLE_SECRET: plan.secrets.console,
    },
    logFile: join(plan.logDir, "console.log"),
    readyUrl: `${loopback(plan.consolePort)}/klar`,
  };
}
