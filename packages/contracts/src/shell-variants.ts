import * as z from "zod/mini";

/**
 * The compositions a brand may pick from, by slot. The component library draws them, the site places them, and a
 * brand names one of each; no component asks which brand it stands in.
 */
export const SHELL_VARIANTS = {
  /** `slim`: one bar, navigation left, one bright action right. `tall`: two rows and a strip of the day's times. */
  header: ["slim", "tall"],
  /** On phones. `tabs`: a bar at the bottom edge. `drawer`: a panel opened from the header. */
  mobileNavigation: ["tabs", "drawer"],
  /** Opening of the front page. `cinematic`: one game and its jackpot. `schedule`: the next round and its price. */
  frontHero: ["cinematic", "schedule"],
  /** `portrait`: 3:4, title on the art. `plate`: 16:10 with the facts on a plate below. */
  gameCard: ["portrait", "plate"],
  /** `dense`: rails without texts, many a row. `sections`: headings with short texts, fewer a row. */
  lobby: ["dense", "sections"],
  /** `columns`: one band of four columns. `map`: help and opening hours first, then every place as a map. */
  footer: ["columns", "map"],
} as const;

export type ShellSlot = keyof typeof SHELL_VARIANTS;
export type ShellVariant<Slot extends ShellSlot> = (typeof SHELL_VARIANTS)[Slot][number];

/** One composition for every slot. */
export const ShellVariantsSchema = z.strictObject({
  header: z.enum(SHELL_VARIANTS.header),
  mobileNavigation: z.enum(SHELL_VARIANTS.mobileNavigation),
  frontHero: z.enum(SHELL_VARIANTS.frontHero),
  gameCard: z.enum(SHELL_VARIANTS.gameCard),
  lobby: z.enum(SHELL_VARIANTS.lobby),
  footer: z.enum(SHELL_VARIANTS.footer),
});
export type ShellVariants = z.infer<typeof ShellVariantsSchema>;
