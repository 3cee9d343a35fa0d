import { linear, radial, steps, symbolDrawing, turned } from "../art/drawing.ts";
import { isfugl } from "./kingfisher.ts";
import { EMERALD, gem, GLOW, GOLD, LEAD, RUBY, SAPPHIRE } from "./palette.ts";

const draw = (defs: string, body: string) =>
  symbolDrawing(`<defs>${GOLD}${GLOW}${defs}</defs><circle cx="50" cy="50" r="49" fill="url(#o)"/>${body}`);

const gold = (path: string, width = 2.4) =>
  `<path d="${path}" fill="url(#g)" stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round"/>`;

const coin = (x: number, y: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="7" ry="4.2" fill="url(#g)" stroke="${LEAD}" stroke-width="1.3"/>`;

const kiste = draw(
  linear("t", [
    [0, "#a9582a"],
    [0.5, "#74341a"],
    [1, "#361409"],
  ]) +
    radial(
      "h",
      [
        [0, "#fffbe0"],
        [0.5, "#ffd764"],
        [1, "#ffb52a", 0],
      ],
      [0.5, 0.6, 0.5],
    ),
  `<ellipse cx="50" cy="44" rx="44" ry="30" fill="url(#h)" opacity=".9"/>` +
    `<path d="M17 34C17 18 30 10 50 10C70 10 83 18 83 34L79 43H21Z" fill="url(#t)" stroke="${LEAD}" stroke-width="2.4" stroke-linejoin="round"/>` +
    gold("M28 13.5L36 11V43H28ZM64 11L72 13.5V43H64Z", 1.6) +
    gold("M15 36H85L82 44H18Z", 1.8) +
    `<path d="M20 52L24 43H76L80 52Z" fill="#3a1204"/>` +
    [
      [30, 50],
      [42, 47],
      [56, 48],
      [69, 50],
      [36, 53],
      [63, 53],
      [50, 52],
    ]
      .map(([x = 0, y = 0]) => coin(x, y))
      .join("") +
    gem(48, 44, 7, RUBY) +
    gem(63, 46, 5.4, SAPPHIRE) +
    gem(34, 47, 4.8, EMERALD) +
    `<path d="M13 53H87L84 88H16Z" fill="url(#t)" stroke="${LEAD}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M15 65H85M16 77H84" stroke="#2a0f06" stroke-width="1.4" opacity=".7"/>` +
    gold("M26 53H36V88H27ZM64 53H74L73 88H64ZM12 52H88V59H12Z", 1.6) +
    gold("M42 56H58V70C58 76 54 79 50 79C46 79 42 76 42 70Z", 1.8) +
    `<path d="M50 62a3.4 3.4 0 0 1 1.8 6.2L53 74H47L48.2 68.200A3.4 3.4 0 0 1 50 62Z" fill="${LEAD}"/>`,
);

const krone = draw(
  "",
  gold("M14 70L8 30L29 48L36 20L50 44L64 20L71 48L92 30L86 70Z") +
    `<path d="M20 66L16 42L31 55L38 34L50 54L62 34L69 55L84 42L80 66Z" fill="#7c4a12" opacity=".32"/>` +
    gold("M13 68H87L85 86C62 91 38 91 15 86Z") +
    `<path d="M15 73C38 77 62 77 85 73" fill="none" stroke="#fff6cf" stroke-width="1.6" opacity=".8"/>` +
    gem(50, 79, 8, RUBY) +
    gem(28, 78, 6, SAPPHIRE) +
    gem(72, 78, 6, SAPPHIRE) +
    gem(8.5, 28, 5.4, EMERALD) +
    gem(91.5, 28, 5.4, EMERALD) +
    gem(36, 17, 6, SAPPHIRE) +
    gem(64, 17, 6, SAPPHIRE) +
    gem(50, 42, 5.4, RUBY),
);

const ring = draw(
  "",
  `<ellipse cx="50" cy="66" rx="30" ry="25" fill="none" stroke="${LEAD}" stroke-width="13.5"/><ellipse cx="50" cy="66" rx="30" ry="25" fill="none" stroke="url(#g)" stroke-width="9.5"/>` +
    `<path d="M24 74C30 88 44 92 54 90" fill="none" stroke="#fff6cf" stroke-width="2" stroke-linecap="round" opacity=".85"/>` +
    gold("M32 40L42 52H58L68 40L62 34H38Z") +
    gem(50, 28, 22, SAPPHIRE) +
    `<path d="M30 20L27 30M70 20L73 30" stroke="url(#g)" stroke-width="4" stroke-linecap="round"/>`,
);

const wave = (y: number) =>
  `<path d="M22 ${y}C28 ${y - 7} 34 ${y - 7} 40 ${y}S52 ${y + 7} 58 ${y}S70 ${y - 7} 78 ${y}" fill="none" stroke="#7c4a12" stroke-width="3.4" stroke-linecap="round"/>` +
  `<path d="M22 ${y - 1.6}C28 ${y - 8.6} 34 ${y - 8.6} 40 ${y - 1.6}S52 ${y + 5.4} 58 ${y - 1.6}S70 ${y - 8.6} 78 ${y - 1.6}" fill="none" stroke="#fff6cf" stroke-width="1.3" stroke-linecap="round" opacity=".9"/>`;
const moent = draw(
  "",
  `<circle cx="50" cy="50" r="40" fill="url(#g)" stroke="${LEAD}" stroke-width="2.6"/>` +
    turned(
      `<path d="M50 11.500V15.5" stroke="#7c4a12" stroke-width="2"/>`,
      steps(36).map((notch) => notch * 10),
      [50, 50],
    ) +
    `<circle cx="50" cy="50" r="32" fill="#e0a63e" stroke="#7c4a12" stroke-width="2"/><path d="M22 42A30 30 0 0 1 58 20.5" fill="none" stroke="#fff6cf" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M31 41C40 39 44 32 55 32C64 32 69 38 69 44L62 47C58 50 52 50 48 46C43 46 37 44 31 41Z" fill="#8a5315"/><path d="M31 40C40 38 44 30.5 55 30.500C64 30.5 69 37 69 43L62 46C58 49 52 49 48 45C43 45 37 43 31 40Z" fill="#ffe39a"/><circle cx="57" cy="37" r="1.9" fill="#7c4a12"/>` +
    wave(59) +
    wave(69),
);

const oerred = draw(
  linear("f", [
    [0, "#2f6d78"],
    [0.36, "#7fb9b4"],
    [0.56, "#f0b9a4"],
    [0.72, "#f7e6cf"],
    [1, "#b7cfc4"],
  ]),
  `<g transform="rotate(-14 50 50)"><path d="M76 50C84 40 90 34 97 31C94 42 94 56 98 68C90 66 83 60 76 52Z" fill="#3b818a" stroke="${LEAD}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M38 32C44 21 54 19 62 22C60 27 58 31 58 35Z M46 66C50 74 57 77 63 76C62 71 61 68 60 64Z" fill="#3b818a" stroke="${LEAD}" stroke-width="2.2" stroke-linejoin="round"/>` +
    `<path d="M4 51C14 35 32 29 48 31C62 33 74 42 82 50C74 60 62 67 48 69C31 71 13 65 4 51Z" fill="url(#f)" stroke="${LEAD}" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M27 35C33 44 33 57 27 66" fill="none" stroke="${LEAD}" stroke-width="2" opacity=".7"/><path d="M5 52L16 53.5" fill="none" stroke="${LEAD}" stroke-width="1.8" stroke-linecap="round"/>` +
    `<circle cx="18" cy="45" r="4.6" fill="#ffe7ad" stroke="${LEAD}" stroke-width="1.4"/><circle cx="18" cy="45" r="2.2" fill="${LEAD}"/>` +
    [
      [38, 40],
      [46, 37],
      [55, 41],
      [64, 44],
      [42, 47],
      [51, 48],
      [60, 51],
      [70, 49],
    ]
      .map(
        ([x = 0, y = 0], index) =>
          `<circle cx="${x}" cy="${y}" r="2.5" fill="${index % 3 === 1 ? "#d9352f" : "#123d45"}"/>`,
      )
      .join("") +
    `<path d="M33 36C44 33 58 36 70 44" fill="none" stroke="#e6fff8" stroke-width="1.8" opacity=".8" stroke-linecap="round"/></g>`,
);

const blade = (path: string, shade: string) =>
  `<path d="${path}" fill="${shade}" stroke="${LEAD}" stroke-width="1.8" stroke-linejoin="round"/>`;
const cattail = (x: number, y: number, lean: number) =>
  `<g transform="rotate(${lean} ${x} 92)"><path d="M${x} 92V${y - 10}" stroke="${LEAD}" stroke-width="4.4" stroke-linecap="round"/><path d="M${x} 92V${y - 9}" stroke="#c8b169" stroke-width="2.2" stroke-linecap="round"/>` +
  `<rect x="${x - 6}" y="${y}" width="12" height="31" rx="6" fill="url(#c)" stroke="${LEAD}" stroke-width="2.2"/><path d="M${x - 2.4} ${y + 5}V${y + 25}" stroke="#f3c08a" stroke-width="1.8" stroke-linecap="round" opacity=".75"/></g>`;
const siv = draw(
  linear(
    "c",
    [
      [0, "#b9713a"],
      [0.5, "#8a4a20"],
      [1, "#43200c"],
    ],
    [0, 0, 1, 0],
  ),
  blade("M44 92C34 70 24 50 8 34C26 42 42 62 50 92Z", "#2f8f78") +
    blade("M52 92C60 66 74 46 92 36C80 52 66 70 60 92Z", "#49b08a") +
    cattail(50, 16, 0) +
    cattail(45, 30, -15) +
    cattail(55, 27, 15) +
    blade("M47 92C44 74 36 62 27 56C42 60 52 74 54 92Z", "#6fcf9f") +
    gold("M36 78C45 82 55 82 64 78L65 85C55 89 45 89 35 85Z", 1.8),
);

const agate = (rx: number, ry: number, shade: string) =>
  `<ellipse cx="${50 + (36 - rx) * 0.16}" cy="${53 - (30 - ry) * 0.2}" rx="${rx}" ry="${ry}" fill="${shade}"/>`;
const sten = draw(
  radial("p", [
    [0, "#8fb4b8"],
    [0.6, "#4d7680"],
    [1, "#1f3d47"],
  ]),
  `<path d="M13 58C10 40 24 22 48 21C72 20 90 36 88 56C86 76 70 84 50 84C30 84 16 76 13 58Z" fill="url(#p)" stroke="${LEAD}" stroke-width="2.6"/>` +
    agate(30, 24, "#bcd6d2") +
    agate(26.5, 21, "#5b8c92") +
    agate(23, 18, "#e5d3b6") +
    agate(18.5, 14.5, "#c27c4c") +
    agate(13.5, 10.5, "#f1dcba") +
    agate(8.5, 6.4, "#3c8791") +
    `<path d="M22 50C23 38 32 30 44 28" fill="none" stroke="#f4fffb" stroke-width="4" stroke-linecap="round" opacity=".75"/>`,
);

const noegle = draw(
  radial(
    "k",
    [
      [0, "#fff6c4", 0.95],
      [0.45, "#ffcf58", 0.5],
      [1, "#ffcf58", 0],
    ],
    [0.5, 0.5, 0.5],
  ),
  `<circle cx="50" cy="50" r="50" fill="url(#k)"/>` +
    turned(
      `<path d="M50 1L52 22H48Z" fill="#fff3b8" opacity=".55"/>`,
      steps(12).map((ray) => ray * 30 + 15),
      [50, 50],
    ) +
    `<g transform="rotate(38 50 50)">` +
    gold("M46 44H54V92H70V82H62V77H70V68H54Z", 2.2) +
    gold("M42 46H58V53H42Z", 1.8) +
    `<path d="M50 2C62 2 72 10 72 22C72 33 62 44 50 48C38 44 28 33 28 22C28 10 38 2 50 2Z" fill="url(#g)" stroke="${LEAD}" stroke-width="2.4"/>` +
    turned(
      `<path d="M50 22C45 16 45 11 50 7C55 11 55 16 50 22Z" fill="${LEAD}"/>`,
      [0, 72, 144, 216, 288],
      [50, 23.5],
    ) +
    gem(50, 23.5, 7.5, SAPPHIRE) +
    `</g>`,
);

/** Treasure on the bed of a river, in gold and cut stones. */
export const ISFUGLENS_SKAT_SYMBOLS = { kiste, krone, ring, moent, oerred, siv, sten, noegle, isfugl };
