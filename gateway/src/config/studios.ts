import { STUDIO_HEADER } from "@spilhus/contracts/payments";
import type { IncomingHttpHeaders } from "node:http";
import * as z from "zod";
import type { Brands } from "./brands.ts";
import { ConfigError } from "./configError.ts";
import { SecretSchema } from "./secrets.ts";

const Id = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/, "must be an id such as polar");
const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,100}$/, "must be a game's slug");

/** From one round's start to the next (SCP.07.03 5.1.1). */
export const LEAST_ROUND_MS = 3_000;

const StudioSchema = z.strictObject({
  /** A second key is good while the studio changes from one to the other. */
  keys: z.array(SecretSchema).min(1, "must have a key").max(2, "must have two keys at most"),
  /** The brands on which the studio's games are played. */
  brands: z.array(Id).min(1),
  /**
   * Address below which we ask what became of a round that stays open; absent: staff must find out. The production start
   * wants https.
   */
  rounds: z.url({ protocol: /^https?$/, error: "must be an http or https address" }).optional(),
  /** Origin of its frames, where it is not the one of the brand's data, as on a local stack. The edge must know it too. */
  origin: z
    .string()
    .refine((text) => URL.parse(text)?.origin === text && /^https?:/.test(text), "must be an origin")
    .optional(),
  /** The studio's games, by slug. */
  games: z.record(
    Slug,
    z.strictObject({
      /** The declared maximum: all wins of a round are at most so many times its stakes. */
      mostWinTimes: z.int().min(1).max(1_000_000),
      /** At least so long from one round's start to the next; production takes nothing below 3 s. */
      minRoundMs: z.int().min(0).max(600_000).default(LEAST_ROUND_MS),
    }),
  ),
});
/** Under these names our own games book: a studio of such a name could settle their rounds. */
const OUR_OWN: ReadonlySet<string> = new Set(["house", "rooms"]);
const StudioId = Id.refine((id) => !OUR_OWN.has(id), "must not be a name that our own games book under");

export const StudiosSchema = z.record(StudioId, StudioSchema);
/** Game studios that may call the wallet, by their id. */
export type Studios = z.infer<typeof StudiosSchema>;

/** A studio, with its id. */
export interface NamedStudio extends z.infer<typeof StudioSchema> {
  readonly id: string;
}

/** The studio that a request names; it is who it says once its signature was checked with one of the studio's keys. */
export function studioOf(studios: Studios, headers: IncomingHttpHeaders): NamedStudio | undefined {
  const id = headers[STUDIO_HEADER];
  if (typeof id !== "string" || !Object.hasOwn(studios, id)) return undefined;
  const studio = studios[id];
  return studio && { ...studio, id };
}

/** The keys of all studios, by a name that an error can show. */
export const studioKeys = (studios: Studios): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(studios).flatMap(([studio, { keys }]) =>
      keys.map((key, index) => [`STUDIOS (at ${studio}.keys.${index})`, key] as const),
    ),
  );

/**
 * Has every brand of a studio be one of ours.
 *
 * @throws {ConfigError} naming the first that is not
 */
export function requireStudioBrands(studios: Studios, brands: Brands): void {
  for (const [studio, { brands: named }] of Object.entries(studios)) {
    const unknown = named.find((brand) => !brands.has(brand));
    if (unknown === undefined) continue;
    throw new ConfigError(`STUDIOS (at ${studio}.brands): there is no brand "${unknown}".`);
  }
}
