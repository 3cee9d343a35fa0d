import { KNOWN_ROUTE_IDS, type KnownRouteId } from "@spilhus/routes";
import * as z from "zod";
import { oneOf } from "./oneOf.ts";

/** `guards.ts`, the guard ids still plain strings: which exist is a rule of its own. */
export const guardsSchema = z.partialRecord(
  oneOf<KnownRouteId>(KNOWN_ROUTE_IDS, "a route"),
  z.array(z.string()).min(1, "must not be empty."),
);
