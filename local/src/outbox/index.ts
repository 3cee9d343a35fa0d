export { Outbox } from "./outbox.ts";
export { outboxRoutes } from "./outboxRoutes.ts";
