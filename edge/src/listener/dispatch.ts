import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";

const NOWHERE: Endpoint = {
  methods: ["GET", "HEAD"],
  handle() {
    throw new EdgeError("not-found", "There is nothing here.");
  },
};

/** First segment of a path: `/a/b` has `a`, `/` has the empty string. */
function firstSegment(path: string): string {
  const end = path.indexOf("/", 1);
  return end === -1 ? path.slice(1) : path.slice(1, end);
}

export interface Endpoints {
  /** By the first segment of the path. */
  readonly own: ReadonlyMap<string, Endpoint>;
  /** Everything else is a page. */
  readonly pages: Endpoint;
}

/**
 * Hands a request to whoever answers its address. First segments that begin with `_`, and `internal`, are never
 * pages: what the apps have there is not for visitors.
 *
 * @throws {EdgeError} `method-not-allowed`, `not-found`
 */
export function dispatch(exchange: Exchange, { own, pages }: Endpoints): void | Promise<void> {
  const segment = firstSegment(exchange.path);
  const isReserved = segment.startsWith("_") || segment === "internal";
  const endpoint = own.get(segment) ?? (isReserved ? NOWHERE : pages);
  if (!endpoint.methods.includes(exchange.method)) {
    throw new EdgeError("method-not-allowed", `Use ${endpoint.methods.join(" or ")} here.`, {
      headers: ["Allow", endpoint.methods.join(", ")],
      closes: true,
    });
  }
  return endpoint.handle(exchange);
}
