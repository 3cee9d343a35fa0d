import { linear, radial } from "../art/drawing.ts";

/** Old gold in the last light. */
export const GOLD = linear(
  "g",
  [
    [0, "#fff6cf"],
    [0.3, "#f6c95c"],
    [0.55, "#b87a22"],
    [0.72, "#f2c868"],
    [1, "#7c4a12"],
  ],
  [0.1, 0, 0.9, 1],
);

/** The dark line that holds a jewel's parts apart. */
export const LEAD = "#04181c";

/** A soft light behind a symbol, so that it stands out against deep water. */
export const GLOW = radial(
  "o",
  [
    [0, "#bff6ea", 0.42],
    [0.6, "#3fb8b0", 0.14],
    [1, "#3fb8b0", 0],
  ],
  [0.5, 0.5, 0.5],
);

/** A cut stone around a point, lit from above: a crown of facets around a table. */
export function gem(x: number, y: number, r: number, [light, base, deep]: readonly [string, string, string]) {
  const corner = (index: number, radius: number) => {
    const angle = (index * Math.PI) / 4 + Math.PI / 8;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  const shades = [base, deep, deep, base, base, light, "#ffffff", light];
  const facets = shades.map(
    (shade, index) =>
      `<path d="M${corner(index, r)}L${corner(index + 1, r)}L${corner(index + 1, r * 0.56)}L${corner(index, r * 0.56)}Z" fill="${shade}"/>`,
  );
  const around = (radius: number) => `M${shades.map((_, index) => corner(index, radius)).join("L")}Z`;
  return (
    `<path d="${around(r)}" fill="${base}" stroke="${LEAD}" stroke-width="${(r * 0.16).toFixed(1)}" stroke-linejoin="round"/>${facets.join("")}` +
    `<path d="${around(r * 0.56)}" fill="${base}"/><path d="M${corner(4, r * 0.56)}L${corner(5, r * 0.56)}L${corner(6, r * 0.56)}L${corner(7, r * 0.56)}Z" fill="${light}" opacity=".75"/>`
  );
}

export const SAPPHIRE = ["#9fe3ff", "#2378d8", "#0a2f7d"] as const;
export const RUBY = ["#ffb0a2", "#d9352f", "#6f0d1f"] as const;
export const EMERALD = ["#b6ffd6", "#17a067", "#064430"] as const;
