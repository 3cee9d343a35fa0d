import * as z from "zod";

const Origin = z.string().refine((text) => URL.parse(text)?.origin === text, "is not an origin");

const ConfigSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535),
  /** Origin at which browsers reach the frame. */
  ORIGIN: Origin,
  /** Origins of the brands, separated by spaces. */
  BRANDS: z
    .string()
    .transform((text) => text.split(" "))
    .pipe(z.array(Origin).min(1)),
  GATEWAY: Origin,
  STUDIO_ID: z.string().min(1),
  STUDIO_KEY: z.string().min(32),
  /** File of the rounds. */
  FILE: z.string().startsWith("/"),
});
export type StudioConfig = z.infer<typeof ConfigSchema>;

/** @throws {Error} naming the first variable that is wrong */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): StudioConfig {
  const result = ConfigSchema.safeParse(environment);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue?.path.map(String).join(".")}: ${issue?.message}`);
}
