import type { ThemeTokens } from "@spilhus/contracts";

type Tokens = Omit<ThemeTokens, "scheme" | "color" | "font">;

const space: ThemeTokens["space"] = {
  "1": "0.25rem",
  "2": "0.5rem",
  "3": "0.75rem",
  "4": "1rem",
  "5": "1.5rem",
  "6": "2.25rem",
  "7": "3.25rem",
  "8": "4.5rem",
  section: "clamp(2.25rem, 1.6rem + 3vw, 4.5rem)",
  gutter: "clamp(1rem, 0.4rem + 2.6vw, 3rem)",
  container: "84rem",
  measure: "64ch",
  control: "3rem",
  "card-min": "11rem",
};

const type: ThemeTokens["type"] = {
  "family-number": "var(--font-body)",
  "weight-number": "700",
  "size-caption": "0.8125rem",
  "size-small": "0.9375rem",
  "size-body": "1rem",
  "size-lead": "clamp(1.0625rem, 0.98rem + 0.4vw, 1.25rem)",
  "size-title-s": "clamp(1rem, 0.97rem + 0.15vw, 1.125rem)",
  "size-title-m": "clamp(1.1875rem, 1.08rem + 0.5vw, 1.5rem)",
  "size-title-l": "clamp(1.5rem, 1.2rem + 1.5vw, 2.375rem)",
  "size-hero": "clamp(1.875rem, 0.9rem + 4vw, 4.25rem)",
  "size-number": "clamp(1.5rem, 0.95rem + 2.4vw, 3rem)",
  "leading-body": "1.55",
  "leading-title": "1.16",
  "leading-hero": "1.05",
  "weight-body": "400",
  "weight-strong": "600",
  "weight-display": "600",
  "tracking-display": "-0.02em",
  "tracking-label": "0.02em",
  "case-label": "none",
};

const dark: Tokens = {
  type,
  space,
  shape: {
    control: "10px",
    card: "10px",
    panel: "14px",
    pill: "999px",
    image: "10px",
    hairline: "1px",
    line: "1px",
  },
  shadow: {
    rest: "0 0 0 0 transparent",
    raised: "0 14px 32px -14px rgb(0 0 0 / 0.7)",
    overlay: "0 32px 72px -16px rgb(0 0 0 / 0.8)",
    action: "0 6px 18px -8px rgb(0 0 0 / 0.6)",
  },
  motion: {
    fast: "150ms",
    base: "200ms",
    slow: "280ms",
    ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    "ease-land": "cubic-bezier(0.2, 0.8, 0.3, 1)",
    lift: "-3px",
    zoom: "1.03",
  },
  ground: { page: "none", hero: "none", band: "none", spotlight: "none", strip: "none", promo: "none" },
};

const light: Tokens = {
  ...dark,
  shape: { ...dark.shape, control: "12px", card: "16px", panel: "16px", image: "12px" },
  shadow: {
    rest: "0 1px 2px rgb(20 24 32 / 0.08), 0 6px 14px -8px rgb(20 24 32 / 0.2)",
    raised: "0 2px 4px rgb(20 24 32 / 0.08), 0 16px 28px -12px rgb(20 24 32 / 0.28)",
    overlay: "0 4px 12px rgb(20 24 32 / 0.12), 0 32px 64px -16px rgb(20 24 32 / 0.38)",
    action: "0 3px 8px -2px rgb(20 24 32 / 0.3)",
  },
};

/** Type, space, shape, shadow and motion a new brand starts with. */
export const STARTER_TOKENS: Readonly<Record<"dark" | "light", Tokens>> = { dark, light };
