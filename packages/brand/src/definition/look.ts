/**
 * Named compositions a brand chooses among. Each is drawn by `site` and `ui`; a brand that needs other markup adds
 * a variant here and there, never markup of its own.
 */
export const LOOK_VARIANTS = {
  /** `slim`: one bar, navigation left, one bright action right. `tall`: today's times in a strip under it. */
  header: ["slim", "tall"],
  /** Navigation on phones: a bar at the bottom or a drawer. */
  mobileNav: ["tabs", "drawer"],
  /** Opening of the front page: one game bleeding off the edge, or the next rounds with a countdown. */
  hero: ["cinematic", "schedule"],
  /** `portrait`: 3:4, title on the art. `plate`: 16:10 with a caption below, facts always visible. */
  gameCard: ["portrait", "plate"],
  /** `rails`: dense rows that scroll. `sections`: headed sections with short texts. */
  lobby: ["rails", "sections"],
  /** `columns`: one band of columns. `map`: help first, opening hours, then the site map. */
  footer: ["columns", "map"],
} as const;

export type LookSlot = keyof typeof LOOK_VARIANTS;
export type Look = { readonly [Slot in LookSlot]: (typeof LOOK_VARIANTS)[Slot][number] };
