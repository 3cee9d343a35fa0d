import { isOnThisMachine } from "./isOnThisMachine.ts";

const SAFE_MODES = ["require", "verify-ca", "verify-full"];

/** Whether a connection to PostgreSQL is private: by TLS, on this machine or over a socket. */
export function isPrivateDatabase(address: string): boolean {
  const url = new URL(address);
  const socket = url.searchParams.get("host");
  if (socket?.startsWith("/") || url.hostname === "" || url.hostname.startsWith("%2F")) return true;
  return SAFE_MODES.includes(url.searchParams.get("sslmode") ?? "") || isOnThisMachine(address);
}
