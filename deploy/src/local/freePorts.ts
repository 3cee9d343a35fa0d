import { createServer, type AddressInfo } from "node:net";

/** Ports of loopback that nothing listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports: number[] = [];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ports.push((server.address() as AddressInfo).port); // an IP listener's address
  }
  for (const server of servers) server.close();
  return ports;
}
