/** An address on an XMPP server (RFC 7622), as far as the client of the chat asks. */
interface Address {
  readonly local: string;
  readonly domain: string;
  readonly resource: string;
  /** Without the resource. */
  bare(): Address;
  toString(): string;
}

const partsOf = (local: string, domain: string, resource: string): Address => ({
  ...{ local, domain, resource },
  bare: () => partsOf(local, domain, ""),
  toString: () => `${local && `${local}@`}${domain}${resource && `/${resource}`}`,
});

/**
 * The part of @xmpp/jid that its client uses, in place of it: apps alias the package to this file in the browser. The addresses
 * come from our own server, so that nothing in them has to be escaped (XEP-0106). The library calls it with `new` and without.
 */
function address(text: string): Address {
  const [, local = "", domain = "", resource = ""] = /^(?:([^@/]*)@)?([^/]*)(?:\/(.*))?$/s.exec(text) ?? [];
  if (domain === "") throw new TypeError(`"${text}" is no address of an XMPP server.`);
  return partsOf(local.toLowerCase(), domain.toLowerCase(), resource);
}

export { address as default };
