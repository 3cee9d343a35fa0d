import { hexOf, type Colour } from "./colour.ts";

/** Colours other colours stand on, tinted with the brand's hue. */
export interface Grounds {
  readonly surface: string;
  readonly sunken: string;
  readonly raised: string;
  readonly overlay: string;
  readonly header: string;
  readonly hero: string;
  readonly band: string;
  readonly duty: string;
  readonly disabled: string;
  readonly danger: string;
  readonly success: string;
  readonly warning: string;
  readonly info: string;
}

/** Hues of the four kinds of notice: red, green, amber, blue. */
export const NOTICE_HUES = { danger: 25, success: 150, warning: 80, info: 250 } as const;

/** Grounds of a dark or a light brand. */
export function groundsOf(scheme: "dark" | "light", { h, c }: Colour): Grounds {
  const tint = (l: number, chroma: number) => hexOf({ l, c: Math.min(c, chroma), h });
  const notice = (hue: number) =>
    scheme === "dark" ? hexOf({ l: 0.25, c: 0.045, h: hue }) : hexOf({ l: 0.955, c: 0.025, h: hue });
  const notices = {
    danger: notice(NOTICE_HUES.danger),
    success: notice(NOTICE_HUES.success),
    warning: notice(NOTICE_HUES.warning),
    info: notice(NOTICE_HUES.info),
  };
  if (scheme === "dark") {
    return {
      surface: tint(0.17, 0.02),
      sunken: tint(0.13, 0.018),
      raised: tint(0.22, 0.025),
      overlay: tint(0.25, 0.028),
      header: tint(0.17, 0.02),
      hero: tint(0.15, 0.03),
      band: tint(0.12, 0.016),
      duty: tint(0.2, 0.02),
      disabled: tint(0.3, 0.02),
      ...notices,
    };
  }
  return {
    surface: tint(0.985, 0.006),
    sunken: tint(0.955, 0.014),
    raised: tint(0.997, 0.003),
    overlay: tint(0.997, 0.003),
    header: tint(0.997, 0.003),
    hero: tint(0.95, 0.04),
    band: tint(0.93, 0.05),
    duty: tint(0.965, 0.012),
    disabled: tint(0.91, 0.012),
    ...notices,
  };
}
