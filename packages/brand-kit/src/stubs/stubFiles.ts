import type { RouteId } from "@spilhus/routes";
import { pageStubs } from "./pageStubs.ts";
import { shellStubs } from "./shellStubs.ts";

/** Every generated file of an app, path from the app's folder to text. */
export function stubFiles(enabledRoutes: readonly RouteId[]): ReadonlyMap<string, string> {
  return new Map([...shellStubs(), ...pageStubs(enabledRoutes)]);
}
