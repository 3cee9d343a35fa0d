import { StoryChangeSchema } from "@spilhus/contracts";
import type { Clock } from "@spilhus/lib";
import type { FastifyInstance } from "fastify";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands, GatewayConfig } from "../config/index.ts";
import { HttpError, parse, requireSignature } from "../http/index.ts";
import type { RateLimiter } from "../limits/index.ts";
import { changeStory, readStory, type ChangedStory } from "./changeStory.ts";

export interface PublishingService {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly config: Pick<GatewayConfig, "managementSecret" | "rateLimits">;
  /** Called after a commit that apps and edge must hear of. */
  onChange(): void;
}

/** A story with all its translations, as editor tooling works on it. */
export interface EditableStory {
  readonly uuid: string;
  readonly full_slug: string;
  readonly name: string;
  readonly published: boolean;
  readonly content: unknown;
}

/** The signed calls of editor tooling: save, publish, withdraw and read a draft. */
export async function publishingRoutes(server: FastifyInstance, service: PublishingService): Promise<void> {
  const { db, brands, clock, config, limiter } = service;
  requireSignature(server, config.managementSecret, clock);
  server.addHook("preHandler", async (request) => {
    limiter.take({
      kind: "management",
      key: request.url.split("/")[3] ?? "",
      most: config.rateLimits.managementPerMinute,
    });
  });
  const knownBrand = (brand: string): string => {
    if (!brands.has(brand)) throw new HttpError(404, "unknown-brand", `There is no brand "${brand}".`);
    return brand;
  };

  server.post<{ Params: { brand: string } }>(
    "/management/spaces/:brand/stories",
    async (request): Promise<ChangedStory> => {
      const brand = knownBrand(request.params.brand);
      const change = parse(StoryChangeSchema, request.body, "body");
      const changed = await changeStory(db, brand, change, clock.now());
      if (change.action !== "save") service.onChange();
      return changed;
    },
  );

  server.get<{ Params: { brand: string; "*": string } }>(
    "/management/spaces/:brand/stories/*",
    async (request): Promise<EditableStory> => {
      const brand = knownBrand(request.params.brand);
      const slug = parse(StoryChangeSchema.shape.full_slug, request.params["*"], "slug");
      const row = await readStory(db, brand, slug);
      if (!row)
        throw new HttpError(404, "unknown-story", `There is no story "${slug}" in the space of "${brand}".`);
      const { uuid, fullSlug, name, published, draft } = row;
      return { uuid, full_slug: fullSlug, name, published: published !== null, content: draft };
    },
  );
}
