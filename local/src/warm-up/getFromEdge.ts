import { request } from "undici";

export interface EdgeAnswer {
  readonly status: number;
  readonly text: string;
}

const MAX_MS = 30_000;

/** Requests a page from the edge. Node does not resolve `*.localhost`, so the Host header names the brand. */
export async function getFromEdge(
  address: string,
  headers: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<EdgeAnswer> {
  const { host, port, pathname } = new URL(address);
  const timeout = AbortSignal.timeout(MAX_MS);
  const { statusCode, body } = await request(`http://127.0.0.1:${port}${pathname}`, {
    headers: { host, ...headers },
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  });
  return { status: statusCode, text: await body.text() };
}
