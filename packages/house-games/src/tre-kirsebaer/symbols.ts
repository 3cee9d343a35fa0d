import { linear, radial, steps, symbolDrawing, turned } from "../art/drawing.ts";

const INK = "#1c1a33";

/** Polished metal, as a pin's edge shows it: sky above, ground below, a dark horizon between them. */
const CHROME = linear("m", [
  [0, "#ffffff"],
  [0.34, "#c3ced9"],
  [0.5, "#66727f"],
  [0.56, "#f4f8fb"],
  [0.8, "#a3afbb"],
  [1, "#4d5763"],
]);
const BRASS = linear("b", [
  [0, "#fff2bf"],
  [0.34, "#f1c453"],
  [0.52, "#a3651a"],
  [0.6, "#ffe9a4"],
  [1, "#9a5b14"],
]);
const SHINE = linear("w", [
  [0, "#ffffff", 0.85],
  [1, "#ffffff", 0],
]);

/** An enamel pin: a metal edge, a dark line, and enamel inside. */
const pin = (path: string, enamel: string, metal = "m") =>
  `<path d="${path}" fill="${INK}" opacity=".28" transform="translate(0 4)" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>` +
  `<path d="${path}" fill="${INK}" stroke="${INK}" stroke-width="9.4" stroke-linejoin="round"/>` +
  `<path d="${path}" fill="${INK}" stroke="url(#${metal})" stroke-width="7" stroke-linejoin="round"/>` +
  `<path d="${path}" fill="${enamel}" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>`;

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;

const draw = (defs: string, body: string) =>
  symbolDrawing(`<defs>${CHROME}${BRASS}${SHINE}${defs}</defs>${body}`);

const enamel = (light: string, base: string, deep: string) =>
  radial(
    "e",
    [
      [0, light],
      [0.5, base],
      [1, deep],
    ],
    [0.38, 0.26, 0.86],
  );
const leafEnamel = linear("l", [
  [0, "#58c777"],
  [1, "#0b5b41"],
]);

const cherry = (x: number, y: number) =>
  `${pin(disc(x, y, 19), "url(#e)")}<path d="M${x - 13} ${y - 3}c0-8 5-13 13-13c-5 3-8 7-8 13c0 3-5 3-5 0Z" fill="url(#w)"/>` +
  `<path d="M${x + 14} ${y + 6}a15 15 0 0 1-11 10" fill="none" stroke="#ff9aa0" stroke-width="2" stroke-linecap="round" opacity=".7"/>`;

const kirsebaer = draw(
  enamel("#ff6a6a", "#d81630", "#7c0620") + leafEnamel,
  `<path d="M31 58C35 40 44 28 60 20M68 60C68 44 66 32 60 20" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/>` +
    `<path d="M31 58C35 40 44 28 60 20M68 60C68 44 66 32 60 20" fill="none" stroke="#2f9a58" stroke-width="3.4" stroke-linecap="round"/>` +
    pin("M60 20C66 8 80 5 92 12C88 26 74 31 60 20Z", "url(#l)") +
    `<path d="M63 19C72 17 80 15 87 13" fill="none" stroke="#c9f3cf" stroke-width="1.5" opacity=".8"/>` +
    cherry(29, 69) +
    cherry(70, 71),
);

const syv = draw(
  linear("e", [
    [0, "#ff5a55"],
    [0.48, "#d3122c"],
    [0.52, "#b00c26"],
    [1, "#7a0720"],
  ]),
  pin("M18 16H84V33C67 48 58 64 57 87H33C35 64 45 49 59 37H37V45H18Z", "url(#e)") +
    `<path d="M22 20H80V26H22Z" fill="url(#w)" opacity=".8"/><path d="M73 36C60 50 52 64 50 82" fill="none" stroke="#ffb3ad" stroke-width="2" opacity=".55"/>`,
);

const klokke = draw(
  linear(
    "e",
    [
      [0, "#fff0b0"],
      [0.3, "#ffd24d"],
      [0.7, "#e79a17"],
      [1, "#9b5a0c"],
    ],
    [0, 0, 1, 1],
  ),
  pin(disc(50, 82, 8), "#c8202f", "b") +
    pin(
      "M50 13C66 13 73 27 74 44C75 57 80 64 86 72H14C20 64 25 57 26 44C27 27 34 13 50 13Z",
      "url(#e)",
      "b",
    ) +
    `<path d="M23 60H77" stroke="${INK}" stroke-width="8" /><path d="M23 60H77" stroke="#c8202f" stroke-width="4.6"/>` +
    `<path d="M35 52C35 34 39 24 48 20C43 28 42 38 42 52Z" fill="url(#w)"/>`,
);

const leaf = "M50 49C36 41 26 31 30 19C34 9 46 9 50 18C54 9 66 9 70 19C74 31 64 41 50 49Z";
const kloever = draw(
  enamel("#67dd86", "#13945a", "#06482f"),
  `<path d="M52 54C56 68 64 78 76 86" fill="none" stroke="${INK}" stroke-width="10.5" stroke-linecap="round"/><path d="M52 54C56 68 64 78 76 86" fill="none" stroke="url(#m)" stroke-width="6" stroke-linecap="round"/>` +
    turned(
      pin(leaf, "url(#e)") +
        `<path d="M50 46V29" stroke="#bdf5c4" stroke-width="1.8" stroke-linecap="round" opacity=".8"/>`,
      [45, 135, 225, 315],
      [50, 49],
    ) +
    `<path d="M22 32C24 27 28 25 33 25" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>` +
    `<circle cx="50" cy="49" r="4.5" fill="url(#m)" stroke="${INK}" stroke-width="1.4"/>`,
);

const blomme = draw(
  enamel("#a97cf0", "#5a2aa6", "#260c56") + leafEnamel,
  `<path d="M54 26C54 18 57 12 62 8" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="M54 26C54 18 57 12 62 8" fill="none" stroke="#2f9a58" stroke-width="3.2" stroke-linecap="round"/>` +
    pin("M56 22C64 12 76 10 86 15C83 27 70 32 56 22Z", "url(#l)") +
    pin("M52 27C74 22 86 40 84 58C82 78 66 90 48 90C30 90 16 76 17 57C18 38 33 24 52 27Z", "url(#e)") +
    `<path d="M53 29C44 44 44 70 52 88" fill="none" stroke="#210a4a" stroke-width="2.6" opacity=".75"/>` +
    `<path d="M25 55C25 43 31 36 40 34C34 40 31 47 31 56C31 60 25 60 25 55Z" fill="url(#w)"/>`,
);

const citron = draw(
  enamel("#fffbb8", "#f8d525", "#c98d06"),
  pin(
    "M12 74C8 70 14 64 16 58C20 36 40 18 62 17C69 16 76 10 84 10C90 11 91 18 88 25C86 32 86 38 84 44C79 66 59 82 37 83C30 84 26 90 18 88C12 86 14 78 12 74Z",
    "url(#e)",
  ) +
    `<path d="M27 55C31 39 43 29 58 27C47 34 38 44 35 57C33 62 26 61 27 55Z" fill="url(#w)"/>` +
    steps(7)
      .map(
        (dot) =>
          `<circle cx="${50 + ((dot * 17) % 27)}" cy="${50 + ((dot * 11) % 23)}" r="1.5" fill="#b57a00" opacity=".55"/>`,
      )
      .join(""),
);

const wedge = `<path d="M50 47L41 24A26 26 0 0 1 59 24Z" fill="#ff9a2e" stroke="#fff0cf" stroke-width="2.6" stroke-linejoin="round"/>`;
const appelsin = draw(
  enamel("#ffc46b", "#f5820f", "#b24a02"),
  pin(disc(50, 50, 38), "url(#e)") +
    `<circle cx="50" cy="50" r="31" fill="#fff0cf" stroke="${INK}" stroke-width="1.4"/>` +
    turned(
      wedge,
      steps(8).map((part) => part * 45),
      [50, 50],
    ) +
    `<circle cx="50" cy="50" r="3" fill="#fff0cf"/><path d="M24 42C28 30 36 24 47 22C38 28 32 34 30 43C29 47 23 46 24 42Z" fill="url(#w)" opacity=".9"/>`,
);

const point = (index: number) => {
  const angle = (index * Math.PI) / 5 - Math.PI / 2;
  const radius = index % 2 === 0 ? 43 : 19;
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(53 + radius * Math.sin(angle)).toFixed(1)}`;
};
const stjerne = draw(
  linear("e", [
    [0, "#3f7fe8"],
    [1, "#10246f"],
  ]) +
    linear("r", [
      [0, "#ffffff"],
      [1, "#f3c33f"],
    ]),
  pin(`M${steps(10).map(point).join("L")}Z`, "url(#e)", "b") +
    steps(5)
      .map(
        (tip) =>
          `<path d="M50 53L${point(tip * 2)}L${point((tip * 2 + 1) % 10)}Z" fill="#fff" opacity=".16"/>`,
      )
      .join("") +
    `<circle cx="50" cy="53" r="14" fill="${INK}"/><circle cx="50" cy="53" r="12.4" fill="url(#b)"/><circle cx="50" cy="53" r="9" fill="#d3122c" stroke="${INK}" stroke-width="1.2"/>` +
    `<path d="M44 50C45 46 48 45 52 45C49 47 47 49 47 52C46 54 43 53 44 50Z" fill="#fff" opacity=".8"/>`,
);

/** Enamel pins with edges of chrome and brass. */
export const TRE_KIRSEBAER_SYMBOLS = { syv, klokke, kloever, kirsebaer, blomme, citron, appelsin, stjerne };
