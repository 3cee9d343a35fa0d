import { num } from "../../draw/path.ts";
import type { Random } from "../../draw/random.ts";
import { circle, el, group, path, rect, stroke } from "../../draw/svg.ts";
import type { Palette } from "../../draw/drawingSystem.ts";

/** One painted tile of the border, `size` px square, the same on each quarter. */
export function ornamentTile(id: string, size: number, palette: Palette, random: Random): string {
  const half = size / 2;
  const style = random.int(0, 3);
  const petal = random.range(0.28, 0.44);
  const quarter =
    style === 0
      ? path(
          `M0 0C${num(half * petal)} ${num(-half * 0.4)} ${num(half * petal)} ${num(-half * 0.8)} 0 ${num(-half * 0.94)}C${num(-half * petal)} ${num(-half * 0.8)} ${num(-half * petal)} ${num(-half * 0.4)} 0 0Z`,
          palette.mid,
        ) + stroke(`M0 ${num(-half * 0.2)}V${num(-half * 0.76)}`, palette.light, 2)
      : style === 1
        ? path(
            `M${num(half)} ${num(-half)}h${num(-half * 0.62)}a${num(half * 0.62)} ${num(half * 0.62)} 0 0 0 ${num(half * 0.62)} ${num(half * 0.62)}Z`,
            palette.mid,
          ) +
          stroke(
            `M${num(half * 0.2)} ${num(-half)}a${num(half * 0.8)} ${num(half * 0.8)} 0 0 0 ${num(half * 0.8)} ${num(half * 0.8)}`,
            palette.soft,
            4,
          ) +
          path(
            `M0 0L${num(half * 0.16)} ${num(-half * 0.4)}L0 ${num(-half * 0.6)}L${num(-half * 0.16)} ${num(-half * 0.4)}Z`,
            palette.accent,
          )
        : style === 2
          ? stroke(
              `M0 0C${num(half * 0.7)} ${num(-half * 0.1)} ${num(half * 0.8)} ${num(-half * 0.8)} ${num(half * 0.3)} ${num(-half * 0.8)}S${num(half * 0.1)} ${num(-half * 0.4)} ${num(half * 0.4)} ${num(-half * 0.44)}`,
              palette.mid,
              6,
            ) + circle(0, -half * 0.8, half * 0.1, palette.accent)
          : path(
              `M0 0L${num(half * 0.3)} ${num(-half * 0.62)}L0 ${num(-half)}L${num(-half * 0.3)} ${num(-half * 0.62)}Z`,
              palette.mid,
            ) +
            path(
              `M0 ${num(-half * 0.26)}L${num(half * 0.12)} ${num(-half * 0.6)}L0 ${num(-half * 0.8)}L${num(-half * 0.12)} ${num(-half * 0.6)}Z`,
              palette.soft,
            );
  const corner =
    circle(half, half, half * 0.22, palette.soft) + circle(half, half, half * 0.13, palette.accent);
  const quarters = [0, 90, 180, 270]
    .map((turn) => group(quarter + corner, { transform: `rotate(${turn})` }))
    .join("");
  return el(
    "g",
    { id },
    rect(0, 0, size, size, palette.light) +
      group(quarters + circle(0, 0, half * 0.14, palette.accent), {
        transform: `translate(${half} ${half})`,
      }),
  );
}
