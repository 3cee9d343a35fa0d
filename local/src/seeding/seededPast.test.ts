import { catalogue } from "@spilhus/seed/games";
import { expect, it } from "vitest";
import { BRAND } from "../../testing/registeredBrand.ts";
import { seededPast } from "./seededPast.ts";

const brand = (id: string, number: string, enabledRoutes: (typeof BRAND)["enabledRoutes"]) => ({
  ...BRAND,
  ...{ id, licence: { licensee: "Test ApS", number }, enabledRoutes },
});
const kinds = new Map<string, string>(
  [...catalogue.games, ...catalogue.rooms].map((one) => [one.slug, "kind" in one ? one.kind : one.category]),
);

it("gives each licence one past, in games and rooms of its first brand", () => {
  const brands = [
    brand("fjord", "1", ["slots", "banko"]),
    brand("eng", "2", ["casino", "bingo"]),
    brand("klit", "1", ["casino"]),
  ];
  const played = seededPast(brands, catalogue, Date.UTC(2026, 10, 21)).map((past) => [
    past.brand.id,
    ...new Set(
      past.events.flatMap((event) =>
        event.kind === "visit"
          ? [kinds.get(event.game)]
          : event.kind === "room-round"
            ? [kinds.get(event.room)]
            : [],
      ),
    ),
  ]);
  expect(played.map((one) => one.toSorted())).toEqual([
    ["banko", "fjord", "slots"],
    ["bingo", "casino", "eng"],
  ]);
});
