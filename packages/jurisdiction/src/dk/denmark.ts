import type { Jurisdiction } from "../law/index.ts";
import { meetsAssurance } from "./assurance.ts";
import { cpr } from "./cpr.ts";
import { kroner } from "./kroner.ts";
import { law } from "./law.ts";
import { phone } from "./phone.ts";

export const denmark = {
  id: "dk",
  timezone: "Europe/Copenhagen",
  law,
  currency: kroner,
  phone,
  identityNumber: cpr,
  meetsAssurance,
} as const satisfies Jurisdiction;
