/** A room of the house: a workspace package, or one half of it. */
export interface RoomRule {
  /** Internal packages (scope left out) that may be imported. `brand-*` stands for every brand. */
  readonly mayImport: readonly string[];
  /** What its `src/react` half may import in addition. */
  readonly reactMayImport?: readonly string[];
  /** What parts of its tests, which stand beside `src`, may import in addition. */
  readonly testingMayImport?: readonly string[];
  /** Each top folder of its `src` is a wing: it has an `index.ts`, and the rest of the room enters it there. */
  readonly hasWings?: true;
}

const PACKAGES = [
  "jurisdiction",
  "contracts",
  "lib",
  "routes",
  "restrictions",
  "brand",
  "api-client",
  "content",
  "auth-passkey",
  "tracking",
  "experiments",
  "i18n",
  "ui",
  "house-games",
  "game-api",
  "boot",
] as const;

/** The parts of the site, each with its pages and islands. */
const WINGS = [
  "page-kit",
  "consent",
  "player-session",
  "chat",
  "sign-in",
  "account",
  "cashier",
  "play",
  "public-site",
  "support",
] as const;

/**
 * Who may import whom, by the name of the importing package. A room without a row may import nothing internal, so every
 * new room needs a decision.
 */
export const ROOM_RULES: Readonly<Record<string, RoomRule>> = {
  jurisdiction: { mayImport: [] },
  contracts: { mayImport: ["jurisdiction"] },
  lib: { mayImport: ["contracts"] },
  routes: { mayImport: ["contracts"] },
  restrictions: { mayImport: ["contracts", "routes"] },
  brand: { mayImport: ["contracts", "jurisdiction", "routes"] },
  "brand-kit": { mayImport: ["brand", "contracts", "i18n", "jurisdiction", "routes"] },
  "api-client": { mayImport: ["contracts", "lib"] },
  content: { mayImport: ["contracts", "lib"] },
  "auth-passkey": { mayImport: ["contracts", "lib"], reactMayImport: ["i18n", "ui"] },
  tracking: { mayImport: ["contracts", "lib", "routes"] },
  experiments: { mayImport: ["contracts", "lib"] },
  i18n: { mayImport: ["contracts", "jurisdiction", "lib"] },
  search: { mayImport: ["contracts"] },
  "game-math": { mayImport: [] },
  "game-api": { mayImport: ["contracts"] },
  boot: { mayImport: ["contracts", "game-api", "jurisdiction"] },
  ui: { mayImport: ["contracts", "lib"] },
  "house-games": { mayImport: ["contracts", "game-math", "i18n", "lib", "ui"] },
  "page-kit": {
    mayImport: [
      "api-client",
      "brand",
      "content",
      "contracts",
      "experiments",
      "i18n",
      "jurisdiction",
      "lib",
      "routes",
      "search",
      "ui",
    ],
  },
  consent: {
    mayImport: [
      "page-kit",
      "player-session",
      "api-client",
      "brand",
      "contracts",
      "i18n",
      "lib",
      "routes",
      "tracking",
      "ui",
    ],
  },
  "player-session": {
    mayImport: ["page-kit", "api-client", "boot", "contracts", "i18n", "lib", "tracking", "ui"],
  },
  chat: {
    mayImport: ["contracts"],
    reactMayImport: ["page-kit", "player-session", "api-client", "i18n", "routes", "ui"],
    testingMayImport: ["chat-server"],
  },
  "sign-in": {
    mayImport: [
      "page-kit",
      "player-session",
      "api-client",
      "auth-passkey",
      "brand",
      "contracts",
      "i18n",
      "jurisdiction",
      "lib",
      "routes",
      "ui",
    ],
  },
  account: {
    mayImport: [
      "page-kit",
      "player-session",
      "sign-in",
      "api-client",
      "auth-passkey",
      "brand",
      "contracts",
      "i18n",
      "jurisdiction",
      "lib",
      "restrictions",
      "routes",
      "ui",
    ],
  },
  cashier: {
    mayImport: [
      "page-kit",
      "player-session",
      "account",
      "sign-in",
      "api-client",
      "contracts",
      "i18n",
      "lib",
      "restrictions",
      "routes",
      "ui",
    ],
  },
  play: {
    mayImport: [
      "page-kit",
      "player-session",
      "chat",
      "api-client",
      "contracts",
      "experiments",
      "game-api",
      "house-games",
      "i18n",
      "lib",
      "routes",
      "ui",
    ],
  },
  "public-site": {
    mayImport: [
      "page-kit",
      "consent",
      "player-session",
      "api-client",
      "contracts",
      "i18n",
      "routes",
      "search",
      "ui",
    ],
  },
  support: {
    mayImport: ["api-client", "contracts", "lib", "routes"],
    reactMayImport: ["page-kit", "consent", "player-session", "brand", "i18n", "ui"],
  },
  site: { mayImport: [...PACKAGES, "search", ...WINGS] },
  "brand-*": { mayImport: ["brand", "contracts", "routes"] },
  "app-*": { mayImport: ["site", "brand-*"] },
  console: { mayImport: ["contracts", "i18n", "lib", "ui"] },
  "chat-server": { mayImport: ["contracts", "lib"] },
  // The chat server for its tests alone.
  gateway: {
    mayImport: [
      "chat-server",
      "contracts",
      "game-math",
      "jurisdiction",
      "lib",
      "routes",
      "restrictions",
      "search",
    ],
    hasWings: true,
  },
  edge: {
    mayImport: ["contracts", "lib", "routes", "experiments", "restrictions", "boot", "game-api"],
    hasWings: true,
  },
  seed: { mayImport: ["contracts", "brand", "game-math", "search"], hasWings: true },
  local: {
    mayImport: ["api-client", "chat-server", "contracts", "game-api", "lib", "routes", "gateway", "seed"],
    // Tests of the whole way from a player's client to the server of the chat.
    testingMayImport: ["chat"],
    hasWings: true,
  },
  deploy: { mayImport: ["contracts"] },
  e2e: { mayImport: ["contracts", "routes"] },
  bench: { mayImport: ["chat", "chat-server", "contracts", "gateway", "game-math"] },
  storybook: { mayImport: ["contracts", "ui", "site", "i18n", "brand", "content"] },
  tooling: { mayImport: [] },
};

/**
 * Entries of packages that only some rooms may import, whatever else of the package they use. The reels of the house's games
 * must never reach a browser: who knows them knows which results come.
 */
export const CLOSED_ENTRIES: Readonly<Record<string, readonly string[]>> = {
  "game-math/games": ["gateway", "bench", "seed"],
};

/** The rule of a package, with brands and apps under their pattern. */
export function ruleOf(name: string): RoomRule {
  const pattern = name.replace(/^(brand|app)-.*/, "$1-*");
  return ROOM_RULES[name] ?? ROOM_RULES[pattern] ?? { mayImport: [] };
}

/**
 * What a file of the room may import, by its path inside the room. What stands beside `src`, such as parts of stories, is
 * in nobody's bundle and may serve both halves.
 */
export function allowedIn(
  { mayImport, reactMayImport = [], testingMayImport = [] }: RoomRule,
  path: string,
): readonly string[] {
  if (!path.startsWith("src/")) return [...mayImport, ...reactMayImport, ...testingMayImport];
  return path.startsWith("src/react/") ? [...mayImport, ...reactMayImport] : mayImport;
}

/** Whether one of the entries covers `target`. */
export function allows(allowed: readonly string[], target: string): boolean {
  const isBrand = target.startsWith("brand-") && !(target in ROOM_RULES);
  return allowed.some((entry) => entry === target || (entry === "brand-*" && isBrand));
}
