import { drawing, linear, radial, steps } from "../art/drawing.ts";
import { EMERALD, gem, RUBY, SAPPHIRE } from "./palette.ts";

/** A willow's crown as rounded masses. */
const willow = (x: number, y: number, size: number, shade: string) =>
  steps(7)
    .map((step) => {
      const side = (step - 3) * size * 0.3;
      const height = size * (0.62 + ((step * 37) % 5) * 0.07);
      return `<ellipse cx="${x + side}" cy="${y - height * 0.55}" rx="${size * 0.34}" ry="${height * 0.62}" fill="${shade}"/>`;
    })
    .join("");

/** A blade of reed from the bank, leaning away from the middle. */
const reed = (x: number, step: number) => {
  const side = x < 800 ? -1 : 1;
  const height = 340 + ((step * 71) % 260);
  const lean = side * (20 + ((step * 43) % 90));
  return `<path d="M${x} 1010C${x + lean * 0.1} ${1000 - height * 0.5} ${x + lean * 0.4} ${1000 - height * 0.8} ${x + lean} ${1000 - height}C${x + lean * 0.5 + 10} ${1000 - height * 0.7} ${x + 20} ${1000 - height * 0.4} ${x + 20} 1010Z" fill="${step % 3 === 0 ? "#0b3a3c" : "#05262a"}"/>`;
};
const cattail = (x: number, height: number) =>
  `<path d="M${x} 1010V${1000 - height}" stroke="#0a3033" stroke-width="5"/><rect x="${x - 9}" y="${1000 - height}" width="18" height="84" rx="9" fill="#4a2410"/><rect x="${x - 5}" y="${1008 - height}" width="4" height="66" rx="2" fill="#c06c2a" opacity=".7"/>`;

const glint = (step: number) => {
  const y = 408 + step * 15;
  const width = 60 + ((step * 83) % 220);
  const x = 800 + (((step * 137) % 100) - 50) * (2 + step * 0.2);
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${1.5 + step * 0.12}" fill="#ffd99a" opacity="${(0.5 - step * 0.015).toFixed(2)}"/>`;
};

const shaft = (x: number, width: number, opacity: number) =>
  `<path d="M${x} 400L${x - width * 2.2} 1000H${x - width * 0.6}L${x + width * 0.5} 400Z" fill="url(#s)" opacity="${opacity}"/>`;

const stone = (step: number) => {
  const x = step * 112 + ((step * 53) % 60);
  const size = 60 + ((step * 29) % 70);
  return `<ellipse cx="${x}" cy="${1000 - ((step * 17) % 20)}" rx="${size}" ry="${size * 0.5}" fill="${["#0a3a42", "#0d4a50", "#083038"][step % 3] ?? ""}"/><ellipse cx="${x - size * 0.2}" cy="${982 - ((step * 17) % 20)}" rx="${size * 0.5}" ry="${size * 0.14}" fill="#7fd6cc" opacity=".16"/>`;
};

/** A river at dusk: the last light over the water, and treasure among the stones of its bed. */
export const isfuglensSkatScene = drawing(
  1600,
  1000,
  `<defs>${linear("y", [
    [0, "#082a3c"],
    [0.5, "#1d5a66"],
    [0.82, "#e59a54"],
    [1, "#ffd596"],
  ])}${linear("w", [
    [0, "#c98a4e"],
    [0.08, "#3f7d7a"],
    [0.35, "#0e5560"],
    [1, "#04222a"],
  ])}${linear("s", [
    [0, "#dffff2", 0.4],
    [1, "#dffff2", 0],
  ])}${radial(
    "l",
    [
      [0, "#fff4cf"],
      [0.25, "#ffdb94", 0.8],
      [1, "#ffb565", 0],
    ],
    [0.5, 0.5, 0.5],
  )}</defs><rect width="1600" height="410" fill="url(#y)"/><circle cx="800" cy="392" r="330" fill="url(#l)"/>` +
    willow(120, 410, 300, "#14464c") +
    willow(420, 410, 170, "#2a6462") +
    willow(1210, 410, 190, "#25605f") +
    willow(1500, 410, 330, "#123f47") +
    `<path d="M0 392C300 378 520 404 800 398S1300 380 1600 396V414H0Z" fill="#0c3a40"/>` +
    `<rect y="400" width="1600" height="600" fill="url(#w)"/>` +
    steps(22).map(glint).join("") +
    shaft(520, 90, 0.5) +
    shaft(800, 130, 0.7) +
    shaft(1090, 80, 0.45) +
    shaft(1330, 60, 0.3) +
    steps(16).map(stone).join("") +
    [
      gem(236, 962, 17, RUBY),
      gem(302, 976, 12, SAPPHIRE),
      gem(640, 972, 14, EMERALD),
      gem(968, 968, 16, SAPPHIRE),
      gem(1030, 980, 10, RUBY),
      gem(1392, 966, 18, EMERALD),
    ].join("") +
    steps(13)
      .map((step) => reed(-10 + step * 26, step))
      .join("") +
    steps(13)
      .map((step) => reed(1600 - step * 26, step))
      .join("") +
    cattail(96, 520) +
    cattail(176, 420) +
    cattail(258, 330) +
    cattail(1500, 540) +
    cattail(1420, 400) +
    cattail(1338, 300),
);
