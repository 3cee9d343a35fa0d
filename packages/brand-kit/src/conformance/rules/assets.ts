import type { Finding } from "../../findings/finding.ts";
import type { ParsedBrand } from "../../brand-folder/parsedBrand.ts";

/** Files every brand has in `assets/` beside its fonts: served under `/brand/`. */
export const REQUIRED_ASSETS = ["logo.svg", "icon.svg", "apple-touch-icon.png", "social.png"] as const;

/** The logo, the icons, the picture of shared links and the fonts the theme names are there. */
export function assetsRule({ folder, theme }: ParsedBrand): Finding[] {
  const fonts = theme ? [theme.font.display.file, theme.font.body.file] : [];
  return [...REQUIRED_ASSETS, ...fonts]
    .map((name) => `assets/${name}`)
    .filter((file) => !folder.files.includes(file))
    .map((file) => ({
      level: "error",
      file: `${folder.path}/${file}`,
      key: "",
      rule: "assets",
      message: "is missing.",
    }));
}
