import { mix } from "../draw/colour.ts";
import { num, ring } from "../draw/path.ts";
import { circle, el, group, path, rect, stroke } from "../draw/svg.ts";
import type { Inked } from "./hallRoom.ts";
import { SHEET } from "./palette.ts";
import { castOf, person } from "./person.ts";

const { w, h } = SHEET;

/** A tall window beside the door, with the lamps of the hall behind it. */
const lit = (p: Inked, x: number): string => {
  const shape = `M${x - 110} 640V330a110 110 0 0 1 220 0V640Z`;
  return (
    path(`M${x - 132} 660V330a132 132 0 0 1 264 0V660Z`, p.ground) +
    path(shape, mix(p.sun, p.ground, 0.25)) +
    path(`M${x - 34} 410C${x - 30} 374 ${x + 30} 374 ${x + 34} 410Z`, p.warm) +
    stroke(`M${x} 222V382`, p.ink, 4) +
    circle(x, 424, 26, mix(p.sun, "#ffffff", 0.6)) +
    stroke(`M${x} 220V640M${x - 110} 350h220M${x - 110} 500h220`, p.ground, 10) +
    rect(x - 150, 652, 300, 26, p.ground) +
    rect(x - 120, 678, 240, 54, mix(p.warm, p.ink, 0.3), { rx: 8 }) +
    Array.from({ length: 9 }, (_, index) =>
      circle(x - 104 + index * 26, 676 - (index % 2) * 12, 22, index % 3 === 1 ? p.warm : p.leaf),
    ).join("")
  );
};

/** Leaves and berries bound to a ring. */
const wreath = (p: Inked, x: number, y: number, r: number): string =>
  ring(x, y, r, r, 22)
    .map((point, index) =>
      el("ellipse", {
        cx: point.x,
        cy: point.y,
        rx: r * 0.3,
        ry: r * 0.15,
        fill: index % 2 === 0 ? p.leaf : mix(p.leaf, p.ground, 0.3),
        transform: `rotate(${num((index / 22) * 360 + (index % 2 === 0 ? 40 : -40))} ${num(point.x)} ${num(point.y)})`,
      }),
    )
    .join("") +
  ring(x, y, r * 0.98, r * 0.98, 7, 20)
    .map((point) => circle(point.x, point.y, r * 0.1, p.warm))
    .join("") +
  path(`M${x} ${y + r}l-34 62l20 -6l14 18l14 -18l20 6Z`, p.sun);

/** The hall from the street: a green door with a wreath, a lamp above it, a person waving guests in. */
export const hallDoor = (p: Inked): string =>
  rect(0, 0, w, h, mix(p.warm, p.ground, 0.18)) +
  stroke(
    Array.from({ length: 15 }, (_, row) => `M0 ${row * 58}H${w}`).join("") +
      Array.from({ length: 15 }, (_, row) =>
        Array.from({ length: 15 }, (__, column) => `M${column * 116 + (row % 2) * 58} ${row * 58}v58`).join(
          "",
        ),
      ).join(""),
    mix(p.warm, p.ink, 0.16),
    3,
    { opacity: 0.4 },
  ) +
  lit(p, 330) +
  lit(p, 1270) +
  rect(0, 840, w, 160, mix(p.cool, p.ink, 0.25)) +
  rect(0, 820, w, 28, mix(p.ground, p.ink, 0.12)) +
  path("M560 850V320a240 240 0 0 1 480 0V850Z", p.ground) +
  path("M600 850V330a200 200 0 0 1 400 0V850Z", mix(p.leaf, p.ink, 0.28)) +
  path("M600 330a200 200 0 0 1 400 0Z", mix(p.sun, p.ground, 0.3)) +
  stroke("M800 130V330M800 330L660 188M800 330L940 188", p.ground, 9) +
  rect(590, 322, 420, 20, p.ground) +
  rect(622, 366, 164, 454, p.leaf, { rx: 6 }) +
  rect(814, 366, 164, 454, p.leaf, { rx: 6 }) +
  [622, 814]
    .map(
      (x) =>
        rect(x + 24, 640, 116, 150, mix(p.leaf, p.ink, 0.18), { rx: 6 }) +
        rect(x + 24, 392, 116, 210, mix(p.leaf, p.ink, 0.18), { rx: 6 }),
    )
    .join("") +
  circle(770, 620, 13, p.sun) +
  circle(830, 620, 13, p.sun) +
  wreath(p, 704, 500, 62) +
  wreath(p, 896, 500, 62) +
  stroke("M800 118V60", p.ink, 6) +
  path("M756 60h88l-16 -34h-56Z", p.ink) +
  circle(800, 78, 22, mix(p.sun, "#ffffff", 0.55)) +
  circle(800, 78, 96, p.sun, { opacity: 0.22 }) +
  path("M540 850H1060L1100 900H500Z", mix(p.ground, p.ink, 0.1)) +
  path("M500 900H1100L1150 960H450Z", mix(p.ground, p.ink, 0.2)) +
  [470, 1130]
    .map(
      (x) =>
        path(`M${x - 60} 800h120l-18 110h-84Z`, p.sun) +
        circle(x, 720, 84, mix(p.leaf, p.ink, 0.14)) +
        circle(x + 24, 700, 52, p.leaf) +
        [
          [-36, -20],
          [8, 26],
          [40, -48],
        ]
          .map(([dx = 0, dy = 0]) => circle(x + dx, 720 + dy, 9, p.ground))
          .join(""),
    )
    .join("") +
  group(
    person(1370, 905, 1.5, castOf([p.cool], p.ink)(3, "raise")) +
      path("M1226 905h300v110h-300Z", mix(p.cool, p.ink, 0.25)),
  );
