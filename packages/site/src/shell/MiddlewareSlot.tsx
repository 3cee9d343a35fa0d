import type { ComponentType } from "react";
import type { PageRequest } from "@spilhus/page-kit";
import { SHELL_PARTS } from "./shellParts.tsx";

/** Components of the route table's middleware, by id. */
const MIDDLEWARE: ReadonlyMap<string, ComponentType<{ readonly request: PageRequest }>> = new Map(
  SHELL_PARTS.flatMap((part) => (part.slot === "middleware" ? [[part.id, part.Component]] : [])),
);

/**
 * Returns the component that a middleware adds to its page.
 *
 * @throws {Error} for an unknown id (R8.06): a page must not be served without its guard
 */
export function middlewareComponent(id: string): ComponentType<{ readonly request: PageRequest }> {
  const Component = MIDDLEWARE.get(id);
  if (!Component) throw new Error(`Unknown route middleware: "${id}".`);
  return Component;
}

interface MiddlewareSlotProps {
  readonly middleware: readonly string[];
  readonly request: PageRequest;
}

/** Renders the components of a route's middleware in order. */
export function MiddlewareSlot({ middleware, request }: MiddlewareSlotProps) {
  return middleware.map((id) => {
    const Middleware = middlewareComponent(id);
    return (
      <div key={id}>
        <Middleware request={request} />
      </div>
    );
  });
}
