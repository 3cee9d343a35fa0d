/**
 * The address of a provider's page if the browser may go there: `https`, or `http` on a host of the local stack. The
 * gateway sends only origins that the provider's adapter declares; this keeps scripts and other schemes out whatever it
 * sends.
 */
export function providerAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, username, href } = new URL(address);
  const isLocal = protocol === "http:" && (hostname === "localhost" || hostname.endsWith(".localhost"));
  return (protocol === "https:" || isLocal) && username === "" ? href : undefined;
}
