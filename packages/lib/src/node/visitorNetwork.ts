import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** Networks smaller than /64 are not assigned to visitors. */
const NETWORK_GROUPS = 4;

/**
 * The key that an address is counted by. A visitor with IPv6 can use a whole network (/64), which counts as one
 * visitor, as in nginx; an IPv4 address in IPv6 form counts as the IPv4 address.
 */
export function visitorNetwork(address: string): string {
  // IPv4 is the most frequent, and needs no parsing.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return parsed.toString();
  // An address with an interface (`fe80::1%eth0`) is local to this link and belongs to no visitor.
  if (parsed.zoneId) return address;
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}
