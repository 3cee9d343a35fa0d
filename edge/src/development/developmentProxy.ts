import { EDGE_HEADER } from "@spilhus/contracts";
import { type Endpoint, readBody } from "../request/index.ts";
import { send } from "../respond/index.ts";

/** Headers of an answer that a development tool needs. */
const PASSED = ["content-type", "cache-control", "etag", "sourcemap"] as const;

/** Passes the framework's own addresses to the app in development: chunks change, and its overlay calls it. */
export const developmentEndpoint: Endpoint = {
  methods: ["GET", "HEAD", "POST"],
  async handle(exchange) {
    const { site, request, rawPath, search, method } = exchange;
    const isPost = method === "POST";
    const answer = await site.app.call({
      path: rawPath + search,
      method: isPost ? "POST" : "GET",
      headers: {
        host: site.canonicalHost,
        [EDGE_HEADER]: "1",
        accept: exchange.head.accept || "*/*",
        ...(isPost ? { "content-type": request.headers["content-type"] ?? "application/json" } : {}),
      },
      body: isPost ? await readBody(request) : null,
      maxBytes: 64 * 1024 * 1024,
    });
    const headers = PASSED.flatMap((name) => {
      const value = answer.headers[name];
      return typeof value === "string" ? [name, value] : [];
    });
    send(exchange, answer.status, headers, answer.body);
  },
};
