import { BlockList, isIP } from "node:net";

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");
/** The largest networks allowed. A larger one would trust much of the internet. */
const shortestPrefix = (address: string) => (isIP(address) === 6 ? 7 : 8);
const longestPrefix = (address: string) => (isIP(address) === 6 ? 128 : 32);

function add(list: BlockList, entry: string): boolean {
  const [address = "", prefix, ...rest] = entry.split("/");
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) {
    list.addAddress(address, familyOf(address));
    return true;
  }
  const bits = Number(prefix);
  if (!/^\d{1,3}$/.test(prefix) || bits < shortestPrefix(address) || bits > longestPrefix(address))
    return false;
  list.addSubnet(address, bits, familyOf(address));
  return true;
}

/**
 * Parses a list of trusted addresses and subnets such as `10.0.0.2, fd00::/8`. A subnet larger than a private one
 * (`10.0.0.0/8`, `fc00::/7`) is refused.
 *
 * @returns a function that tells whether a socket's address is in the list, also an IPv4 address of an IPv6 listener
 * (`::ffff:10.0.0.2`); `undefined` when the text is not such a list
 */
export function addressList(text: string): ((address: string) => boolean) | undefined {
  const list = new BlockList();
  const entries = text.split(",").map((entry) => entry.trim());
  if (!entries.every((entry) => add(list, entry))) return undefined;
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
