import { mix } from "../draw/colour.ts";

import { circle, el, group, path, rect, stroke } from "../draw/svg.ts";

import { SHEET, type IllustrationPalette, type IllustrationTopic } from "./palette.ts";
import { castOf, person } from "./person.ts";
import { hallDoor } from "./hallDoor.ts";
import { bankoPlate, coffeeCup, heldPhone, prop } from "./props.ts";

import {
  backRow,
  chips,
  company,
  hall,
  inksOf,
  pennants,
  stampSheet,
  table,
  type Inked,
} from "./hallRoom.ts";

const { w, h } = SHEET;

const scenes: Record<IllustrationTopic, (p: Inked) => string> = {
  hero: (p) =>
    hall(p) +
    backRow(p) +
    company(p, ["mark", "raise", "cup", "rest"], 800, 1.42) +
    table(p, 800) +
    bankoPlate(90, 850, 360, -14, p, [3, 11, 20, 24]) +
    bankoPlate(520, 860, 360, -6, p, [0, 9, 10, 18, 19]) +
    bankoPlate(1130, 850, 360, 12, p, [4, 16, 22]) +
    coffeeCup(480, 880, 1.1, p.warm, p) +
    coffeeCup(1040, 900, 1.2, p.leaf, p) +
    chips(p, 930, 950),
  winners: (p) =>
    hall(p) +
    pennants(p, 30) +
    backRow(p) +
    company(p, ["rest", "cheer", "rest"], 800, 1.6, 1) +
    table(p, 800) +
    bankoPlate(610, 352, 380, 0, p, [0, 1, 3, 10, 11, 18, 20, 24]) +
    chips(p, 420, 880) +
    coffeeCup(1230, 900, 1.3, p.cool, p) +
    prop("food", "cake", 240, 890, 110, inksOf(p)),
  responsible: (p) =>
    hall({ ...p, sun: mix(p.sun, p.cool, 0.35), warm: mix(p.cool, p.ink, 0.2) }, true) +
    person(560, 810, 1.7, castOf([mix(p.cool, p.ink, 0.35)], p.ink)(0, "cup")) +
    table({ ...p, table: mix(p.cool, p.ink, 0.3) }, 810) +
    prop("books", "hourglass", 1080, 720, 150, {
      ...inksOf(p),
      base: mix(p.ink, p.cool, 0.3),
      accent: mix(p.sun, p.ground, 0.2),
    }) +
    coffeeCup(720, 900, 1.4, p.ground, p),
  service: (p) =>
    hall(p) +
    person(800, 810, 1.9, castOf([p.leaf], p.ink)(1, "headset")) +
    table(p, 810) +
    prop("jungle", "monstera", 260, 690, 170, {
      base: p.leaf,
      shade: mix(p.leaf, p.ink, 0.35),
      light: mix(p.leaf, p.ground, 0.6),
      accent: p.sun,
      ink: p.ink,
    }) +
    rect(1120, 640, 330, 210, p.ink, { rx: 14 }) +
    rect(1140, 660, 290, 168, mix(p.cool, p.ground, 0.5)) +
    stroke("M1170 700h140m-140 34h210m-210 34h90", p.ink, 10, { opacity: 0.6 }) +
    rect(1250, 850, 70, 30, p.ink) +
    coffeeCup(480, 900, 1.4, p.warm, p),
  about: (p) =>
    rect(0, 0, w, h, mix(p.cool, p.ground, 0.55)) +
    circle(1240, 250, 130, p.sun) +
    path("M-20 640Q400 520 800 620T1620 560V1000H-20Z", mix(p.leaf, p.ground, 0.4)) +
    path("M300 880V420L800 180L1300 420V880Z", p.ground) +
    path("M240 440L800 150L1360 440L1330 490L800 216L270 490Z", p.warm) +
    path("M800 216L1300 466V880H930L930 280Z", p.ink, { opacity: 0.1 }) +
    [430, 620, 980, 1170]
      .map(
        (x) =>
          path(`M${x - 60} 690V540a60 60 0 0 1 120 0V690Z`, mix(p.sun, p.ground, 0.2)) +
          stroke(`M${x} 480V690M${x - 60} 590h120`, p.warm, 9),
      )
      .join("") +
    path("M720 880V620a80 80 0 0 1 160 0V880Z", mix(p.leaf, p.ink, 0.25)) +
    stroke("M800 545V880", p.ground, 6) +
    circle(800, 390, 62, p.sun) +
    stroke("M800 350V390L826 410", p.ink, 8) +
    path("M-20 880H1620V1000H-20Z", p.leaf) +
    [150, 1470]
      .map(
        (x) =>
          rect(x - 14, 700, 28, 190, mix(p.ink, p.warm, 0.3)) +
          circle(x, 620, 120, mix(p.leaf, p.ink, 0.12)) +
          circle(x + 34, 590, 70, p.leaf),
      )
      .join("") +
    person(470, 930, 0.9, castOf([p.cool], p.ink)(0, "rest")) +
    person(1120, 930, 0.9, castOf([p.sun], p.ink)(3, "fold")) +
    path("M-20 890H1620V1000H-20Z", mix(p.leaf, p.ink, 0.2)),
  blog: (p) =>
    rect(0, 0, w, h, p.table) +
    path(
      Array.from(
        { length: 40 },
        (_, index) => `M${(index % 8) * 220 + 20} ${Math.floor(index / 8) * 220 + 40}h90v90h-90Z`,
      ).join(""),
      "#ffffff",
      { opacity: 0.1 },
    ) +
    group(prop("books", "openBook", 760, 500, 400, { ...inksOf(p), base: mix(p.ink, p.ground, 0.5) }), {
      filter: "url(#lift)",
    }) +
    group(
      bankoPlate(1040, 130, 420, 10, p, [1, 13, 22]) +
        coffeeCup(310, 320, 2, p.warm, p) +
        prop("books", "quill", 1280, 690, 190, inksOf(p)) +
        chips(p, 260, 740) +
        prop("fruit", "pear", 480, 820, 110, { ...inksOf(p), base: p.leaf, shade: mix(p.leaf, p.ink, 0.3) }),
      { filter: "url(#lift)" },
    ),
  press: (p) =>
    hall(p) +
    table(p, 720) +
    group(
      [0, 1, 2]
        .map((index) =>
          rect(
            240 + index * 26,
            560 - index * 54,
            560,
            320,
            mix(p.ground, p.ink, 0.05 + (2 - index) * 0.06),
            { transform: `rotate(${-6 + index * 3} 520 700)` },
          ),
        )
        .join("") +
        group(
          rect(340, 480, 250, 22, p.ink) +
            rect(340, 530, 200, 130, mix(p.warm, p.ground, 0.1)) +
            stroke("M570 540h210m-210 34h210m-210 34h180m-180 34h210M340 700h430m-430 34h390", p.ink, 9, {
              opacity: 0.5,
            }) +
            circle(440, 595, 44, p.sun),
          { transform: "rotate(0)" },
        ),
      { filter: "url(#lift)" },
    ) +
    group(
      stroke("M1180 900V520", p.ink, 18) +
        path("M1060 920h240l-24-40h-192Z", p.ink) +
        rect(1120, 280, 120, 250, p.warm, { rx: 60 }) +
        stroke("M1122 350h116m-116 40h116m-116 40h116", p.ground, 7) +
        stroke("M1092 400v60a88 88 0 0 0 176 0v-60", p.ink, 14),
      { filter: "url(#lift)" },
    ) +
    coffeeCup(940, 900, 1.3, p.leaf, p),
  affiliate: (p) =>
    hall(p) +
    company(p, ["cup", "rest"], 800, 1.95) +
    table(p, 800) +
    coffeeCup(640, 900, 1.5, p.warm, p) +
    coffeeCup(980, 910, 1.5, p.leaf, p) +
    bankoPlate(180, 850, 330, -10, p, [2, 12]) +
    rect(1120, 850, 300, 110, p.ground, { rx: 8, transform: "rotate(-4 1270 900)" }) +
    stroke("M1150 882h200m-200 28h150", p.ink, 7, { opacity: 0.5 }),
  competition: (p) =>
    hall(p) +
    pennants(p, 20) +
    pennants(p, 110) +
    company(p, ["rest", "raise"], 800, 1.5, 1) +
    table(p, 800) +
    group(prop("bingo", "drum", 800, 590, 260, inksOf(p)), { filter: "url(#lift)" }) +
    group(
      prop("luck", "star", 1270, 900, 80, inksOf(p)) +
        chips(p, 470, 900) +
        bankoPlate(110, 860, 300, -10, p, [5, 14]),
      { filter: "url(#lift)" },
    ),
  tv: (p) =>
    rect(0, 0, w, h, mix(p.leaf, p.ground, 0.62)) +
    path(
      Array.from(
        { length: 60 },
        (_, index) => `M${(index % 12) * 140 + 60} ${Math.floor(index / 12) * 150 + 50}l22 34l-22 34l-22-34Z`,
      ).join(""),
      p.leaf,
      { opacity: 0.28 },
    ) +
    rect(0, 780, w, 220, mix(p.warm, p.ink, 0.35)) +
    rect(380, 690, 840, 130, mix(p.ink, p.warm, 0.35), { rx: 8 }) +
    rect(420, 820, 30, 90, p.ink) +
    rect(1150, 820, 30, 90, p.ink) +
    group(
      rect(440, 190, 720, 500, p.ink, { rx: 44 }) +
        rect(478, 226, 570, 428, mix(p.cool, p.ground, 0.3), { rx: 34 }),
      { filter: "url(#lift)" },
    ) +
    el(
      "svg",
      { x: 478, y: 226, width: 570, height: 428, viewBox: "0 0 570 428" },
      rect(0, 0, 570, 428, mix(p.sun, p.ground, 0.4)) +
        circle(410, 160, 130, mix(p.sun, "#ffffff", 0.3)) +
        person(180, 380, 1.25, castOf([p.warm], p.ink)(1, "raise")) +
        prop("bingo", "drum", 410, 250, 130, inksOf(p)) +
        rect(0, 380, 570, 60, p.leaf),
    ) +
    circle(1104, 300, 26, p.ground) +
    circle(1104, 380, 26, p.ground) +
    stroke("M800 190L690 70M800 190L920 60", p.ink, 8) +
    prop("jungle", "monstera", 210, 640, 180, {
      base: p.leaf,
      shade: mix(p.leaf, p.ink, 0.35),
      light: p.ground,
      accent: p.sun,
      ink: p.ink,
    }) +
    path("M1250 1000V720a100 100 0 0 1 200 -40a110 110 0 0 1 190 40V1000Z", p.warm) +
    path("M1330 1000V820h320v180Z", mix(p.warm, p.ink, 0.25)) +
    coffeeCup(1196, 690, 0.7, p.warm, p),
  app: (p) =>
    hall(p) +
    backRow(p) +
    table(p, 760) +
    coffeeCup(340, 880, 1.6, p.warm, p) +
    bankoPlate(1080, 850, 380, 10, p, [3, 10, 21]) +
    group(
      heldPhone(
        760,
        170,
        1.5,
        "#d9a583",
        p.leaf,
        p.ink,
        rect(0, 0, 200, 420, p.ground) +
          rect(0, 0, 200, 64, p.warm) +
          circle(34, 34, 14, p.sun) +
          rect(60, 26, 90, 14, p.ground, { rx: 7 }) +
          [0, 1]
            .map((index) =>
              group(bankoPlate(0, 0, 176, 0, p, index === 0 ? [0, 9, 11, 20] : [3, 13]), {
                transform: `translate(12 ${84 + index * 96}) scale(1 1.3)`,
              }),
            )
            .join("") +
          circle(100, 330, 44, p.sun) +
          circle(100, 330, 30, p.ground) +
          stroke("M88 330h24", p.ink, 6),
      ),
      { filter: "url(#lift)" },
    ),
  signup: hallDoor,
};

/** A picture of the Sunday hall, printed like a stamp. */
export const drawPaperHall = (topic: IllustrationTopic, palette: IllustrationPalette, seed: number): string =>
  stampSheet(palette, seed, scenes[topic]);
