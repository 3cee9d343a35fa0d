import { join } from "node:path";
import { STUDIO_HOST } from "@spilhus/contracts";
import { GAME, MOST_WIN_TIMES, ROUNDS_PATH } from "../studio/index.ts";
import type { ProcessSpec } from "./managedProcess.ts";
import { brandOrigin, loopback, type StackPlan } from "./stackPlan.ts";

/** The studio that the stand-in is: the provider of its game in the seeded catalogue, and named by the brands. */
const STUDIO = "saltvej";

/** Origin at which browsers reach the studio's frames. */
export const studioOrigin = ({ port }: Pick<StackPlan, "port">): string => `http://${STUDIO_HOST}:${port}`;

const brandsWith = ({ brands }: StackPlan) =>
  brands.filter(({ studios = [] }) => studios.some(({ id }) => id === STUDIO));

/** The gateway's `STUDIOS`: empty where no brand names the studio. */
export function studios(plan: StackPlan): string {
  const brands = brandsWith(plan).map(({ id }) => id);
  if (brands.length === 0) return "{}";
  return JSON.stringify({
    [STUDIO]: {
      ...{ keys: [plan.secrets.studio], brands, origin: studioOrigin(plan) },
      rounds: loopback(plan.studioPort) + ROUNDS_PATH,
      games: { [GAME]: { mostWinTimes: MOST_WIN_TIMES } },
    },
  });
}

/** The edge's `STUDIO_ORIGINS`. */
export const studioOrigins = (plan: StackPlan): string => JSON.stringify({ [STUDIO]: studioOrigin(plan) });

/** Stands in for a game studio. */
export const studioProcess = (plan: StackPlan): ProcessSpec => ({
  name: "studio",
  args: ["--conditions=source", "src/studio/main.ts"],
  cwd: join(plan.root, "local"),
  env: {
    PORT: String(plan.studioPort),
    ORIGIN: studioOrigin(plan),
    BRANDS: plan.brands.map((brand) => brandOrigin(brand, plan)).join(" "),
    GATEWAY: loopback(plan.gatewayPort),
    STUDIO_ID: STUDIO,
    STUDIO_KEY: plan.secrets.studio,
    FILE: join(plan.stateDir, "studio.jsonl"),
  },
  logFile: join(plan.logDir, "studio.log"),
  readyUrl: `${loopback(plan.studioPort)}/ready`,
});
