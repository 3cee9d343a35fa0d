import type { ReactNode } from "react";
import type { MiddlewareId } from "@spilhus/contracts";
import { RecurringConsent } from "@spilhus/consent";
import type { PageRequest } from "@spilhus/page-kit";

type Middleware = (request: PageRequest) => ReactNode;

/** What each middleware of the route table adds to its page; `entrance` is the entrance page itself. */
const MIDDLEWARE: ReadonlyMap<string, Middleware> = new Map<MiddlewareId, Middleware>([
  ["recurring-consent", (request) => <RecurringConsent request={request} forced={false} />],
  ["recurring-consent-forced", (request) => <RecurringConsent request={request} forced />],
  ["entrance", () => null],
]);

/**
 * What a middleware adds to its page.
 *
 * @throws {Error} for one nobody knows (R8.06): a guard that is silently missing is worse than no page.
 */
export function runMiddleware(id: string): Middleware {
  const run = MIDDLEWARE.get(id);
  if (!run) throw new Error(`Unknown route middleware: "${id}".`);
  return run;
}

interface MiddlewareSlotProps {
  readonly middleware: readonly string[];
  readonly request: PageRequest;
}

/** Runs the middleware of a page's route in order. */
export function MiddlewareSlot({ middleware, request }: MiddlewareSlotProps) {
  return middleware.map((id) => <div key={id}>{runMiddleware(id)(request)}</div>);
}
