import { linear, radial, steps, symbolDrawing, turned } from "../art/drawing.ts";

type Shades = readonly [light: string, warm: string, base: string, deep: string];

/** The skin of a fruit in evening light: lit from the upper left, glowing through at the lower edge. */
const skin = (id: string, [light, warm, base, deep]: Shades) =>
  radial(
    id,
    [
      [0, light],
      [0.34, warm],
      [0.72, base],
      [1, deep],
    ],
    [0.34, 0.28, 0.82],
  );

const LEAF = linear(
  "l",
  [
    [0, "#c6dd7c"],
    [0.5, "#7ea845"],
    [1, "#3f6b2d"],
  ],
  [0, 0, 1, 1],
);
const SHADE = radial(
  "d",
  [
    [0, "#5b2b12", 0.42],
    [1, "#5b2b12", 0],
  ],
  [0.5, 0.5, 0.5],
);

const ground = (y: number, width: number) =>
  `<ellipse cx="52" cy="${y}" rx="${width}" ry="6" fill="url(#d)"/>`;
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`;
/** A stroke of light on the skin. */
const light = (path: string, opacity = 0.6) => `<path d="${path}" fill="#fffdf0" opacity="${opacity}"/>`;
const line = (path: string, colour: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;
/** Light that comes back from below, along a lower edge. */
const bounce = (path: string) => line(path, "#ffe3b0", 2.6, 0.55);

const leafOf = (path: string, vein: string) => shape(path, "url(#l)") + line(vein, "#eef6c4", 1.5, 0.8);

const draw = (defs: string, body: string) => symbolDrawing(`<defs>${LEAF}${SHADE}${defs}</defs>${body}`);

const fersken = draw(
  skin("f", ["#fff0b8", "#ffb765", "#f2694b", "#b92c45"]) +
    radial(
      "b",
      [
        [0, "#d21f4a", 0.75],
        [1, "#d21f4a", 0],
      ],
      [0.5, 0.5, 0.5],
    ),
  ground(91, 36) +
    line("M52 24C51 18 53 12 58 8", "#6b4220", 4.4) +
    shape("M51 23C62 12 82 15 88 36C92 62 74 90 51 91C26 91 9 66 13 42C17 20 38 13 51 23Z", "url(#f)") +
    `<ellipse cx="66" cy="56" rx="21" ry="29" fill="url(#b)"/>` +
    line("M51 23C60 36 62 66 50 90", "#8f1c38", 3, 0.6) +
    line("M48.5 24C57 38 58.5 66 47.5 90", "#ffd9a0", 1.6, 0.55) +
    light("M22 46C22 34 29 26 39 25C33 31 29 39 29 49C29 55 22 54 22 46Z", 0.72) +
    bounce("M22 70C29 81 39 87 49 87.5") +
    leafOf("M56 17C62 3 80 -1 97 8C90 23 72 28 56 17Z", "M58 16C70 11 80 9 92 9") +
    leafOf("M50 18C42 6 28 4 16 10C24 21 38 25 50 18Z", "M48 17C38 12 30 10.5 21 11"),
);

const blomme = draw(
  skin("f", ["#d9c2f0", "#8d63c4", "#50297f", "#230f47"]),
  ground(92, 30) +
    line("M55 17C55 12 58 7 63 4", "#6b4220", 4) +
    `<g transform="rotate(16 50 52)">` +
    shape("M50 15C70 15 80 34 80 54C80 76 67 92 50 92C33 92 20 76 20 54C20 34 30 15 50 15Z", "url(#f)") +
    line("M52 15C42 34 41 68 50 92", "#1a0838", 2.8, 0.65) +
    line("M55 16C45.5 36 44.5 68 53 91", "#b99be0", 1.5, 0.55) +
    light("M27 50C27 37 33 27 42 24C36 32 33 42 33 53C33 59 27 58 27 50Z", 0.66) +
    line("M66 84C73 77 77 66 77 55", "#f3b7c8", 2.6, 0.5) +
    `</g>` +
    leafOf("M60 13C68 3 84 3 96 12C86 24 70 26 60 13Z", "M62 13C73 11 82 11 92 12.5"),
);

const paere = draw(
  skin("f", ["#fffbd0", "#e6df72", "#a9bb3a", "#5d7c1f"]) +
    radial(
      "b",
      [
        [0, "#e5632f", 0.7],
        [1, "#e5632f", 0],
      ],
      [0.5, 0.5, 0.5],
    ),
  ground(93, 32) +
    line("M50 18C49 12 51 7 55 3", "#6b4220", 4.6) +
    shape(
      "M50 13C62 13 66 24 67 36C68 46 80 52 82 68C84 84 68 94 50 94C32 94 16 84 18 68C20 52 32 46 33 36C34 24 38 13 50 13Z",
      "url(#f)",
    ) +
    `<ellipse cx="67" cy="70" rx="17" ry="20" fill="url(#b)"/>` +
    steps(9)
      .map(
        (dot) =>
          `<circle cx="${36 + ((dot * 19) % 31)}" cy="${58 + ((dot * 13) % 29)}" r="1.2" fill="#5f6d1d" opacity=".5"/>`,
      )
      .join("") +
    light(
      "M25 69C25 58 33 52 38 45C40 40 40 30 45 23C44 34 45 44 41 51C36 58 32 62 32 71C31 76 25 75 25 69Z",
      0.7,
    ) +
    bounce("M30 86C39 91.5 50 92 60 90") +
    leafOf("M54 9C62 -1 78 0 90 9C80 19 66 21 54 9Z", "M56 9C67 7 76 7 86 9"),
);

const abrikos = draw(
  skin("f", ["#fff3bf", "#ffd070", "#f79b34", "#c65f16"]) +
    skin("h", ["#fff0c4", "#ffd98a", "#fbb454", "#ec9336"]) +
    skin("k", ["#d9a06a", "#a8683a", "#7c4422", "#4d2610"]),
  ground(90, 38) +
    line("M37 24C37 18 40 14 44 11", "#6b4220", 4) +
    shape("M36 24C52 16 68 30 67 50C66 70 52 82 36 82C20 81 7 68 8 50C9 31 22 17 36 24Z", "url(#f)") +
    line("M37 24C28 40 28 64 36 82", "#b4530f", 2.4, 0.6) +
    light("M14 48C15 38 20 32 27 30C23 36 20 42 20 50C20 54 14 53 14 48Z", 0.7) +
    leafOf("M42 17C48 6 62 4 74 10C67 21 54 25 42 17Z", "M44 16C54 12 62 10 70 10.5") +
    `<g transform="rotate(10 66 66)"><ellipse cx="66" cy="66" rx="29.5" ry="26.5" fill="#e07a22"/><ellipse cx="66" cy="64.5" rx="29" ry="24.5" fill="#ffeab5"/><ellipse cx="66" cy="65" rx="26.5" ry="22" fill="url(#h)"/>` +
    `<ellipse cx="66" cy="66" rx="13.5" ry="15.5" fill="#c9701d" opacity=".6"/><path d="M66 50C75 53 78 62 76 70C74 78 70 81 66 82C62 81 58 78 56 70C54 62 57 53 66 50Z" fill="url(#k)"/>` +
    line("M66 53C69 62 69 72 66 80", "#4d2610", 1.8, 0.7) +
    light("M59 64C59 59 61 56 64 54C62.5 59 62 63 62 67C61 69 59 68 59 64Z", 0.55) +
    `</g>`,
);

const kerne = draw(
  skin("f", ["#efc48f", "#c07a45", "#8a4a26", "#4a2210"]),
  ground(91, 28) +
    `<g transform="rotate(20 50 52)">` +
    shape("M50 9C70 20 80 40 76 62C73 80 62 90 50 95C38 90 27 80 24 62C20 40 30 20 50 9Z", "url(#f)") +
    line("M50 11C57 36 57 68 50 93", "#3a1808", 3.4, 0.75) +
    line("M47 13C53.5 38 53.5 68 47 92", "#f3cf9d", 1.5, 0.6) +
    line("M38 24C32 34 33 44 37 52C40 60 36 68 38 80", "#3a1808", 2.6, 0.55) +
    line("M63 26C69 36 66 44 63 52C60 62 66 70 62 82", "#3a1808", 2.6, 0.55) +
    line("M29 44C28 54 30 62 29 70M72 42C74 52 70 60 71 70", "#3a1808", 2.2, 0.5) +
    light("M31 42C32 32 36 26 42 22C38 30 36 37 36 45C36 49 31 47 31 42Z", 0.5) +
    `</g>`,
);

const blad = draw(
  linear(
    "g",
    [
      [0, "#e4ee9c"],
      [0.45, "#95bd50"],
      [1, "#3b6a2c"],
    ],
    [0, 0, 1, 1],
  ) +
    linear(
      "h",
      [
        [0, "#b9d468"],
        [1, "#4d7f35"],
      ],
      [0, 1, 1, 0],
    ),
  ground(92, 26) +
    line("M34 72C28 80 22 86 14 91", "#6b8a34", 4.6) +
    shape("M30 76C12 52 26 16 88 6C92 24 90 40 84 50Z", "url(#g)") +
    shape("M30 76C54 90 84 76 88 6C72 24 48 44 30 76Z", "url(#h)") +
    line("M30 76C46 46 66 26 86 9", "#f4f9cf", 2.4, 0.9) +
    line(
      "M42 56C37 48 36 40 37 33M54 40C50 33 50 27 52 21M48 49C58 52 66 52 73 48M61 33C68 34 75 33 80 30M38 63C48 68 56 68 64 66",
      "#f4f9cf",
      1.5,
      0.65,
    ) +
    light("M29 52C28 38 40 24 58 17C46 27 38 38 35 53C34 58 29 58 29 52Z", 0.4),
);

const petal = `<path d="M50 48C36 42 28 30 33 19C37 10 45 9 50 15C55 9 63 10 67 19C72 30 64 42 50 48Z" fill="url(#p)"/><path d="M50 46C48 36 48 28 50 18" fill="none" stroke="#e0567f" stroke-width="1.6" opacity=".6" stroke-linecap="round"/><path d="M37 24C38 18 42 15 46 16C42 20 40 24 40 30C39 33 36 29 37 24Z" fill="#fff" opacity=".7"/>`;
const blomst = draw(
  radial(
    "p",
    [
      [0, "#f2638c"],
      [0.5, "#ffb3c4"],
      [1, "#fff1ee"],
    ],
    [0.5, 1, 1],
  ) +
    radial(
      "s",
      [
        [0, "#fffbe2", 0.95],
        [0.5, "#ffe9a0", 0.5],
        [1, "#ffe9a0", 0],
      ],
      [0.5, 0.5, 0.5],
    ),
  `<circle cx="50" cy="50" r="50" fill="url(#s)"/>` +
    turned(`<path d="M50 50L44 6L50 12L56 6Z" fill="#86ad4b"/>`, [36, 108, 180, 252, 324], [50, 51]) +
    turned(petal, [0, 72, 144, 216, 288], [50, 51]) +
    `<circle cx="50" cy="51" r="9" fill="#c72f5e"/>` +
    turned(
      `<path d="M50 50V34" stroke="#fff0c0" stroke-width="1.6"/><circle cx="50" cy="33" r="2.5" fill="#ffc636"/>`,
      steps(10).map((stamen) => stamen * 36 + 18),
      [50, 51],
    ) +
    `<circle cx="50" cy="51" r="5" fill="#ffd75a"/>`,
);

/** An orchard's fruit in evening light, painted without outlines. */
export const FERSKENFALD_SYMBOLS = { fersken, blomme, paere, abrikos, kerne, blad, blomst };
