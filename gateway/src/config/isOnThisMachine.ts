import ipaddr from "ipaddr.js";

/** The host of an address as browsers parse it: decimal and hexadecimal spellings of IPv4 are normalised. */
function hostOf(address: string): string {
  const { hostname } = new URL(address);
  // The URL parser does not normalise hosts of schemes other than http, such as `smtp://0x7f000001`.
  const http = `http://${hostname}`;
  const host = URL.canParse(http) ? new URL(http).hostname : hostname;
  return host
    .replace(/^\[|\]$/g, "")
    .replace(/\.+$/, "")
    .toLowerCase();
}

/** An IPv6 address that contains an IPv4 one, also in the deprecated form `::127.0.0.1`. */
function withoutWrapping(host: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const parsed = ipaddr.process(host);
  if (!("parts" in parsed) || parsed.parts.slice(0, 6).some((part) => part !== 0)) return parsed;
  const [high = 0, low = 0] = parsed.parts.slice(6);
  if (high === 0) return parsed;
  return new ipaddr.IPv4([high >> 8, high & 255, low >> 8, low & 255]);
}

/**
 * Whether an address is on this machine, where stand-ins of a local stack or a test run: loopback and unspecified
 * addresses in all spellings, and names below `localhost`.
 */
export function isOnThisMachine(address: string): boolean {
  const host = hostOf(address);
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  if (!ipaddr.isValid(host)) return false;
  return ["loopback", "unspecified"].includes(withoutWrapping(host).range());
}
