import type { Tracked } from "./trackingClient.ts";

/** The result of an app's browser tab after a visit to the digital ID. */
export interface BrowserResult {
  readonly type: string;
  readonly [field: string]: unknown;
}

const TOLD = new Set(["type", "error", "error_description", "message"]);
const MAX_LENGTH = 200;

function addressWithoutSecrets(url: URL): string {
  const told = [...url.searchParams].map(([name, value]) => [name, TOLD.has(name) ? value : ""]);
  const query = new URLSearchParams(told);
  return `${url.protocol}//${url.host}${url.pathname}${query.size > 0 ? `?${query}` : ""}`;
}

/** A code or a state would let its reader finish the sign-in, so only the presence of such parameters is reported. */
function toldValue(name: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (TOLD.has(name)) return value.slice(0, MAX_LENGTH);
  return URL.canParse(value) ? addressWithoutSecrets(new URL(value)) : `${value.length} characters`;
}

/** The event of a browser result: its type, and its raw data without secrets (R4.27). */
export function browserResultEvent(result: BrowserResult): Tracked {
  const raw = JSON.stringify(result, (name, value: unknown) => toldValue(name, value));
  return {
    name: "browser-result",
    metaData: [
      { key: "type", value: result.type.slice(0, MAX_LENGTH) },
      { key: "raw", value: raw.slice(0, 4_096) },
    ],
  };
}
