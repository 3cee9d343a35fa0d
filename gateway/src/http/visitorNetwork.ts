import { isIPv6 } from "node:net";

const MAPPED = /^::ffff:(?<address>\d+\.\d+\.\d+\.\d+)$/;
const GROUPS = 8;
/** Half of an address: visitors are given no smaller network. */
const NETWORK_GROUPS = 4;

/** The first half of an IPv6 address, whose `::` stands for as many groups of zeros as are missing. */
function networkOf(address: string): string {
  // A URL has one spelling for each address, with an IPv4 tail as groups.
  const { hostname } = new URL(`http://[${address}]`);
  const [before = "", after] = hostname.slice(1, -1).split("::");
  const groups = before === "" ? [] : before.split(":");
  const rest = after === undefined || after === "" ? [] : after.split(":");
  const zeros = Array.from({ length: GROUPS - groups.length - rest.length }, () => "0");
  return [...groups, ...zeros, ...rest].slice(0, NETWORK_GROUPS).join(":");
}

/**
 * Whom an address is counted for. A visitor with IPv6 has a whole network (/64) of addresses to ask from, which are one
 * visitor, as they are for nginx; an IPv4 address that an IPv6 socket names is that address.
 */
export function visitorNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.groups?.["address"];
  if (mapped !== undefined) return mapped;
  // What names an interface (`fe80::1%eth0`) is of this link, and no visitor's.
  if (!isIPv6(address) || address.includes("%")) return address;
  return `${networkOf(address)}::/64`;
}
