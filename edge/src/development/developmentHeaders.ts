import type { IncomingMessage } from "node:http";

/** The development server needs them to answer a refresh over the hot-reload socket. */
const NAMES = ["next-hmr-refresh", "x-nextjs-request-id", "x-nextjs-html-request-id"] as const;
const VALUE = /^[\w-]{1,64}$/;

/** Request headers that reach an app in development only. */
export function developmentHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" && VALUE.test(value) ? [[name, value]] : [];
    }),
  );
}
