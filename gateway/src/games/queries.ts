import { CatalogueQuerySchema, GAME_CATEGORIES, LOCALES } from "@spilhus/contracts";
import * as z from "zod";

/** `GET /gateway/games/public/catalogue`: the contract's query; text without control characters. */
export const CatalogueCallSchema = CatalogueQuerySchema.check(
  z.refine((query) => !/\p{Cc}/u.test(query.q ?? ""), {
    path: ["q"],
    error: "must not hold control characters",
  }),
);
/** `GET /gateway/games/public/catalogue/{slug}` */
export const GameCallSchema = z.object({ brand: z.string(), locale: z.enum(LOCALES) });
/** Feeds of one brand. */
export const BrandCallSchema = z.object({ brand: z.string() });
/** `GET /gateway/games/public/winners` */
export const WinnersCallSchema = z.object({
  brand: z.string(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  category: z.enum(GAME_CATEGORIES).optional(),
});
