export { ClientSchema, type Client } from "./clients.ts";
export { createProvider, INTERACTION_PATH, openIdProvider } from "./createProvider.ts";
export { faultRoutes } from "./faultRoutes.ts";
export { Faults } from "./faults.ts";
export { providerRoutes } from "./providerRoutes.ts";
export { signInRoutes } from "./signInRoutes.ts";
