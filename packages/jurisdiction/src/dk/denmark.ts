import type { Jurisdiction } from "../law/index.ts";
import { kroner } from "./kroner.ts";
import { law } from "./law.ts";

export const denmark = {
  id: "dk",
  timezone: "Europe/Copenhagen",
  law,
  currency: kroner,
} as const satisfies Jurisdiction;
