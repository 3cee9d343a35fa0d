import type { SeedProvider } from "./seedGame.ts";

/** Studios, all invented. */
export const providers = [
  { slug: "blaamunk", name: "Blåmunk Play" },
  { slug: "bordet-live", name: "Bordet Live" },
  { slug: "copper-otter", name: "Copper Otter" },
  { slug: "fjerde-time", name: "Fjerde Time" },
  { slug: "groenbro", name: "Grønbro Spil" },
  { slug: "halvmaane", name: "Halvmåne Studio" },
  { slug: "klokkeblomst", name: "Klokkeblomst" },
  { slug: "kuglebanen", name: "Kuglebanen" },
  { slug: "kystlys", name: "Kystlys" },
  { slug: "lanternfold", name: "Lanternfold" },
  { slug: "mossback", name: "Mossback Gaming" },
  { slug: "ninth-harbour", name: "Ninth Harbour" },
  { slug: "oesterled", name: "Østerled Studio" },
  { slug: "pebble-pine", name: "Pebble & Pine" },
  { slug: "pladehuset", name: "Pladehuset" },
  { slug: "quillmark", name: "Quillmark" },
  { slug: "ravnkilde", name: "Ravnkilde Works" },
  { slug: "redwick", name: "Redwick Reels" },
  { slug: "saltvej", name: "Saltvej" },
  { slug: "tallow-thread", name: "Tallow & Thread" },
  { slug: "tinsoldat", name: "Tinsoldat" },
  { slug: "vintergaek", name: "Vintergæk" },
] as const satisfies readonly SeedProvider[];

export type ProviderSlug = (typeof providers)[number]["slug"];
