import type { IncomingMessage } from "node:http";

/** By these the framework's development server sends what a refresh waits for over the hot-reload socket. */
const NAMES = ["next-hmr-refresh", "x-nextjs-request-id", "x-nextjs-html-request-id"] as const;
const VALUE = /^[\w-]{1,64}$/;

/** What of a browser's headers reaches an app in development, and never in production. */
export function developmentHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" && VALUE.test(value) ? [[name, value]] : [];
    }),
  );
}
