import * as z from "zod/mini";

/**
 * The public runtime config of a site process (R3.17). The meaning of each group is in
 * `docs/adr`; values come from the environment and are parsed once at start.
 */
export const PublicRuntimeConfigSchema = z.object({
  /** Device detection: resize delay in ms (R9.07). */
  device: z.object({ resizeDelayMs: z.int() }),
  /** Experiments service: whether versions are assigned at all. */
  nimbus: z.object({ enabled: z.boolean() }),
  /** Registration and sign-in: whether accounts exist on this installation. */
  rega: z.object({ enabled: z.boolean() }),
  /** Game play: base path of the game API script (R2.58). */
  playgame: z.object({ basePath: z.string() }),
  payments: z.object({ enabled: z.boolean() }),
  /** Demo play of games by visitors. */
  game: z.object({ demoEnabled: z.boolean() }),
  content: z.object({ imageBase: z.string() }),
  site: z.object({ brand: z.string(), origin: z.string(), timezone: z.string() }),
  trackingService: z.object({ enabled: z.boolean() }),
  translations: z.object({ buildId: z.string() }),
});
export type PublicRuntimeConfig = z.infer<typeof PublicRuntimeConfigSchema>;
