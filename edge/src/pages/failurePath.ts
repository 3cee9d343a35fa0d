import type { Route } from "@spilhus/routes";
import type { EdgeError } from "../errors/edgeError.ts";
import { paymentUnavailablePath, serverErrorPath, unavailablePath } from "./pageAddress.ts";

/**
 * The app's page that is shown in place of a page that failed. Whoever comes back from a provider must read that a
 * payment is not lost, whichever part of the service failed (R2.28, R2.29).
 */
export function failurePath(
  locale: string,
  { code }: Pick<EdgeError, "code">,
  policyClass: Route["policyClass"],
): string {
  if (policyClass === "payment") return paymentUnavailablePath(locale);
  return code === "unavailable" ? unavailablePath(locale) : serverErrorPath(locale);
}
