export { type AnsweredHooks, answeredHooks } from "./answeredHooks.ts";
export { type BodySeal, bodySeal } from "./bodySeal.ts";
export { eventJobs, eventSweep, type EventJobSettings, type LookInto } from "./eventJobs.ts";
export { type HookServices, PROVIDER_HOOKS } from "./hooks.ts";
export { providerNotes } from "./providerNotes.ts";
export { providerEvents } from "./tables.ts";
