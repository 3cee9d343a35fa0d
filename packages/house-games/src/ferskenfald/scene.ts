import { drawing, linear, radial, steps } from "../art/drawing.ts";

const row = (x: number, y: number, size: number, shade: string) =>
  `<rect x="${x - size * 0.06}" y="${y - size * 0.3}" width="${size * 0.12}" height="${size * 0.34}" fill="#7a4a2a"/><circle cx="${x}" cy="${y - size * 0.52}" r="${size * 0.36}" fill="${shade}"/><circle cx="${x - size * 0.12}" cy="${y - size * 0.62}" r="${size * 0.2}" fill="#fff2b0" opacity=".28"/>` +
  steps(4)
    .map(
      (fruit) =>
        `<circle cx="${x + (((fruit * 23) % 9) - 4) * size * 0.055}" cy="${y - size * (0.36 + ((fruit * 7) % 5) * 0.07)}" r="${size * 0.035}" fill="#f4744c"/>`,
    )
    .join("");

/** A row of trees on a hill, smaller towards the back. */
const trees = (y: number, count: number, size: number, shade: string, shift: number) =>
  steps(count)
    .map((step) => row(shift + step * (1700 / count), y + Math.sin(step * 1.1 + shift) * 12, size, shade))
    .join("");

const leaf = (x: number, y: number, size: number, angle: number, shade: string) =>
  `<path d="M0 0C${size * 0.3} ${-size * 0.34} ${size * 0.8} ${-size * 0.3} ${size} 0C${size * 0.8} ${size * 0.26} ${size * 0.3} ${size * 0.28} 0 0Z" transform="translate(${x} ${y}) rotate(${angle})" fill="${shade}"/>`;

const SHADES = ["#4d7a33", "#6b9a3f", "#8fb855", "#3c6429"] as const;
/** The crown of the nearest tree, which hangs into the picture. */
const canopy = steps(120)
  .map((step) => {
    const x = (step * 97) % 1640;
    const depth = 60 + Math.abs(x - 800) * 0.16;
    return leaf(
      x - 30,
      (step * 61) % depth,
      92 + ((step * 13) % 40),
      20 + ((step * 47) % 140),
      SHADES[step % 4] ?? "",
    );
  })
  .join("");

const peach = (x: number, y: number, r: number) =>
  `<path d="M${x} ${y - r}V${y - r * 1.8}" stroke="#6b4220" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#p)"/><path d="M${x} ${y - r}Q${x + r * 0.34} ${y} ${x} ${y + r}" fill="none" stroke="#a3283f" stroke-width="2" opacity=".5"/>${leaf(x, y - r * 1.1, r * 1.5, -24, "#6b9a3f")}`;

const grass = steps(110)
  .map((step) => {
    const x = (step * 149) % 1600;
    const height = 34 + ((step * 31) % 60);
    return `<path d="M${x} 1004Q${x + 4} ${1000 - height * 0.6} ${x + (((step * 17) % 40) - 20)} ${1000 - height}Q${x + 12} ${1000 - height * 0.5} ${x + 14} 1004Z" fill="${step % 2 === 0 ? "#4d7a33" : "#6b9a3f"}"/>`;
  })
  .join("");
const daisy = (x: number, y: number) =>
  steps(7)
    .map(
      (petal) =>
        `<ellipse cx="${x}" cy="${y - 7}" rx="3.4" ry="7" fill="#fffaf0" transform="rotate(${petal * 51.4} ${x} ${y})"/>`,
    )
    .join("") + `<circle cx="${x}" cy="${y}" r="4.5" fill="#f6b62f"/>`;

/** The wooden ladder of the pickers, and their basket. */
const ladder = `<g transform="rotate(9 180 700)" stroke="#8a5a30" stroke-width="15" stroke-linecap="round"><path d="M120 960L170 330M270 960L236 330"/><path d="M130 860H262M138 760H256M146 660H250M154 560H246M162 460H240" stroke-width="12"/></g>`;
const basket =
  [1330, 1382, 1436, 1356, 1410]
    .map((x, index) => peach(x, index < 3 ? 872 : 842, 34).replace(/<path d="M\d+ \d+V[^>]*>/, ""))
    .join("") +
  `<path d="M1284 876H1482L1460 985H1306Z" fill="#a8713c"/><path d="M1284 876H1482L1478 900H1288Z" fill="#c48d50"/>` +
  steps(8)
    .map(
      (weave) =>
        `<path d="M${1304 + weave * 22} 900L${1316 + weave * 19} 985" stroke="#7d4f25" stroke-width="4" opacity=".6"/>`,
    )
    .join("") +
  `<path d="M1292 926H1474M1298 952H1468" stroke="#7d4f25" stroke-width="4" opacity=".5"/>`;

/** An orchard in the evening sun of August. */
export const ferskenfaldScene = drawing(
  1600,
  1000,
  `<defs>${linear("y", [
    [0, "#ffe9b8"],
    [0.6, "#ffd3a0"],
    [1, "#ffb98c"],
  ])}${radial(
    "s",
    [
      [0, "#fffbe6"],
      [0.2, "#fff0b8", 0.9],
      [1, "#ffe2a0", 0],
    ],
    [0.5, 0.5, 0.5],
  )}${radial("p", [
    [0, "#ffe9ac"],
    [0.4, "#ffae62"],
    [1, "#d8484d"],
  ])}${linear("m", [
    [0, "#cfd58a"],
    [1, "#8fb055"],
  ])}${linear("n", [
    [0, "#a9c264"],
    [1, "#5d8a3c"],
  ])}</defs><rect width="1600" height="1000" fill="url(#y)"/><circle cx="1120" cy="330" r="420" fill="url(#s)"/>` +
    `<path d="M0 520C260 440 520 470 800 500S1320 430 1600 500V1000H0Z" fill="#e6c48d"/>` +
    `<path d="M0 600C300 520 560 560 820 590S1360 520 1600 580V1000H0Z" fill="url(#m)"/>` +
    trees(596, 17, 92, "#97b35a", 20) +
    `<path d="M0 720C320 650 640 690 900 700S1380 660 1600 700V1000H0Z" fill="url(#n)"/>` +
    trees(724, 10, 170, "#6f9746", 60) +
    `<path d="M0 870C360 810 700 850 960 850S1400 820 1600 850V1000H0Z" fill="#6b9a3f"/>` +
    ladder +
    basket +
    grass +
    [
      [420, 940],
      [520, 968],
      [700, 950],
      [880, 972],
      [1010, 944],
      [1180, 966],
      [1540, 960],
      [60, 962],
      [330, 976],
    ]
      .map(([x = 0, y = 0]) => daisy(x, y))
      .join("") +
    `<path d="M0 0H1600V40C1300 70 1100 20 800 34S260 80 0 50Z" fill="#3c6429"/>${canopy}` +
    [
      [110, 190, 38],
      [250, 140, 32],
      [420, 112, 30],
      [690, 74, 26],
      [930, 84, 28],
      [1180, 108, 32],
      [1370, 150, 36],
      [1510, 200, 40],
    ]
      .map(([x = 0, y = 0, r = 0]) => peach(x, y, r))
      .join(""),
);
