import { readConfig } from "./config.ts";
import { createPaymentServer } from "../payment-provider/index.ts";
import { createStaffServer } from "../staff-provider/index.ts";
import { createSupportVendor } from "../support-vendor/index.ts";
import { createServer } from "./createServer.ts";

/** Runs the authorities of a local stack as a process. */
async function main(): Promise<void> {
  const {
    PORT: port,
    ORIGIN: origin,
    CLIENTS: clients,
    PAYMENTS: payments,
    STAFF: staff,
    SUPPORT_VENDOR: vendor,
  } = readConfig(process.env);
  const servers = [await createServer({ origin, clients })];
  if (payments) {
    const brands = clients.map((client) => client.origin);
    const { server } = createPaymentServer({ ...payments, brands });
    await server.listen({ port: payments.port, host: "127.0.0.1" });
    servers.push(server);
  }
  if (staff) {
    const server = await createStaffServer(staff);
    await server.listen({ port: staff.port, host: "127.0.0.1" });
    servers.push(server);
  }
  if (vendor) {
    const server = createSupportVendor(vendor);
    await server.listen({ port: vendor.port, host: "127.0.0.1" });
    servers.push(server);
  }
  await servers[0]?.listen({ port, host: "127.0.0.1" });
  const stop = () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0));
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.stdout.write(`${JSON.stringify({ level: "info", message: "authorities are ready", origin })}\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`authorities: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
