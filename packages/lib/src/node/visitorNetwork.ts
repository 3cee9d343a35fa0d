import ipaddr from "ipaddr.js";

/** Half of an address: visitors are given no smaller network. */
const NETWORK_GROUPS = 4;

/**
 * Whom an address is counted for. A visitor with IPv6 has a whole network (/64) of addresses to ask from, which are one
 * visitor, as they are for nginx; an IPv4 address that an IPv6 socket names is that address.
 */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  // What names an interface (`fe80::1%eth0`) is of this link, and no visitor's.
  if (parsed.zoneId) return address;
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
