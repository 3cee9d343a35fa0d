import { mix } from "../draw/colour.ts";
import { num } from "../draw/path.ts";
import { createRandom, type Random } from "../draw/random.ts";

import { circle, el, group, path, rect, stroke } from "../draw/svg.ts";

import { SHEET, type IllustrationPalette, type IllustrationTopic } from "./palette.ts";

import { heldPhone, prop } from "./props.ts";

import { lodgeDoor } from "./lodgeDoor.ts";
import {
  desk,
  fjord,
  folk,
  glow,
  inksOf,
  nightSheet,
  observatory,
  room,
  shore,
  type Night,
} from "./nightFjord.ts";

const { w } = SHEET;

const scenes: Record<IllustrationTopic, (p: Night, random: Random) => string> = {
  hero: (p, random) =>
    fjord(p, random, 660) +
    path("M700 1000C820 860 900 800 1120 780S1500 760 1620 800V1000Z", p.ink) +
    glow(1230, 620, 150, p.sun, 0.35) +
    observatory(p, 1240, 800, 1.15) +
    folk(p, [
      [930, 900, 0.62, "rest"],
      [1010, 890, 0.6, "raise"],
    ]) +
    path("M640 1020C820 900 1100 870 1620 890V1020Z", mix(p.ink, "#000000", 0.4)),
  winners: (p, random) =>
    fjord(p, random, 600) +
    shore(p, random, 800) +
    glow(800, 800, 170, p.sun, 0.6) +
    folk(p, [
      [360, 850, 1.2, "cheer"],
      [620, 840, 1.1, "rest"],
      [980, 840, 1.1, "cup"],
      [1240, 850, 1.2, "cheer"],
    ]) +
    path("M770 880C740 820 790 800 790 740C830 780 860 820 830 880Z", p.sun) +
    path("M786 880C776 840 800 830 802 800C820 830 826 850 814 880Z", "#ffffff") +
    stroke("M720 896L880 866M720 866L880 896", mix(p.warm, p.ink, 0.4), 22) +
    path("M-20 890H1620V1020H-20Z", mix(p.ink, "#000000", 0.3)),
  responsible: (p, random) =>
    fjord({ ...p, leaf: mix(p.leaf, p.cool, 0.6), warm: p.cool }, random, 560) +
    prop("fishing", "boat", 980, 700, 190, {
      ...inksOf(p),
      light: mix(p.cool, p.ground, 0.4),
      accent: mix(p.cool, p.ground, 0.6),
    }) +
    path("M-20 1020V880L520 800L560 820L180 1020Z", mix(p.ink, p.cool, 0.16)) +
    stroke("M140 860V940M340 832V900", p.ink, 18) +
    glow(420, 730, 90, p.sun, 0.5) +
    prop("mines", "lantern", 420, 740, 74, inksOf(p)) +
    folk(p, [[260, 850, 0.9, "fold"]]) +
    path("M-20 1020V872L470 806L500 830L140 1020Z", p.ink),
  service: (p, random) =>
    room(p, random) +
    glow(1130, 520, 170, p.sun, 0.35) +
    folk(p, [[700, 800, 1.8, "headset"]]) +
    desk(p, 800) +
    rect(900, 610, 360, 220, p.ink, { rx: 12 }) +
    rect(916, 626, 328, 184, mix(p.cool, p.ground, 0.35)) +
    stroke("M950 672h170m-170 40h240m-240 40h120", p.leaf, 10, { opacity: 0.8 }) +
    rect(1050, 830, 60, 30, p.ink) +
    prop("food", "coffee", 360, 800, 84, inksOf(p)),
  about: (p, random) =>
    fjord(p, random, 720) +
    Array.from({ length: 9 }, (_, index) => {
      const [x, top] = [60 + index * 170, 520 - (index % 3) * 60];
      const tone =
        [mix(p.warm, p.ink, 0.45), mix(p.cool, p.ink, 0.4), mix(p.sun, p.ink, 0.5), mix(p.leaf, p.ink, 0.55)][
          index % 4
        ] ?? p.land;
      return (
        path(`M${x} 740V${top}L${x + 75} ${top - 90}L${x + 150} ${top}V740Z`, tone) +
        path(`M${x + 75} ${top - 90}L${x + 150} ${top}V740H${x + 100}Z`, p.ink, { opacity: 0.35 }) +
        [0, 1, 2]
          .flatMap((row) =>
            [0, 1].map((column) =>
              random.chance(0.7)
                ? rect(x + 28 + column * 62, top + 30 + row * 62, 32, 40, p.sun, {
                    opacity: random.range(0.6, 1),
                  })
                : rect(x + 28 + column * 62, top + 30 + row * 62, 32, 40, p.ink, { opacity: 0.6 }),
            ),
          )
          .join("")
      );
    }).join("") +
    rect(0, 736, w, 22, p.ink) +
    stroke(
      Array.from(
        { length: 60 },
        () => `M${num(random.range(40, 1560))} ${num(random.range(770, 960))}h${num(random.range(20, 90))}`,
      ).join(""),
      p.sun,
      4,
      { opacity: 0.4 },
    ) +
    prop("fishing", "boat", 1180, 830, 120, inksOf(p)) +
    prop("sea", "ship", 420, 820, 130, inksOf(p)),
  blog: (p, random) =>
    room(p, random) +
    desk(p, 780) +
    glow(1180, 640, 190, p.sun, 0.4) +
    prop("books", "openBook", 720, 820, 250, {
      ...inksOf(p),
      base: p.ink,
      light: mix(p.sun, "#ffffff", 0.3),
    }) +
    prop("space", "telescope", 330, 640, 210, { ...inksOf(p), base: mix(p.cool, p.sun, 0.3) }) +
    prop("magic", "candle", 1180, 720, 130, { ...inksOf(p), base: mix(p.sun, p.ground, 0.1) }) +
    prop("food", "coffee", 1380, 820, 90, inksOf(p)),
  press: (p, random) =>
    fjord(p, random, 640) +
    shore(p, random, 860) +
    stroke("M800 640L640 930M800 640L960 930M800 640V940", p.ink, 20) +
    group(
      rect(610, 430, 380, 220, mix(p.cool, p.sun, 0.3), { rx: 22 }) +
        rect(700, 390, 150, 50, mix(p.cool, p.sun, 0.3), { rx: 12 }) +
        rect(610, 560, 380, 90, mix(p.cool, p.ink, 0.45), { rx: 22 }) +
        circle(800, 540, 96, p.ink) +
        circle(800, 540, 78, mix(p.cool, p.ink, 0.4)) +
        circle(800, 540, 52, p.leaf, { opacity: 0.55 }) +
        circle(776, 514, 18, "#ffffff", { opacity: 0.8 }) +
        circle(944, 470, 14, p.warm),
    ) +
    folk(p, [[1190, 920, 1.25, "fold"]]) +
    path("M-20 920H1620V1020H-20Z", mix(p.ink, "#000000", 0.3)),
  affiliate: (p, random) =>
    fjord(p, random, 640) +
    path(
      "M-20 1020V640C120 640 220 700 260 800L300 1020ZM1620 1020V620C1480 630 1380 700 1340 800L1300 1020Z",
      p.ink,
    ) +
    prop("city", "bridge", 800, 640, 640, {
      base: mix(p.cool, p.land, 0.3),
      shade: p.ink,
      light: p.sun,
      accent: p.leaf,
      ink: p.ink,
    }) +
    folk(p, [
      [200, 690, 0.7, "raise"],
      [1420, 690, 0.7, "raise"],
    ]) +
    [120, 1480].map((x) => prop("winter", "cabin", x, 800, 110, inksOf(p))).join(""),
  competition: (p, random) =>
    fjord(p, random, 700) +
    path("M380 1020L900 330L1040 470L1130 400L1620 1020Z", mix(p.land, p.cool, 0.2)) +
    path("M900 330L1040 470L1130 400L1620 1020H1000Z", p.ink, { opacity: 0.5 }) +
    path("M900 330L812 448L860 440L890 480L920 430L960 460L966 396Z", mix(p.cool, "#ffffff", 0.7)) +
    Array.from({ length: 9 }, (_, index) => {
      const [x, y] = [620 + index * 34 + Math.sin(index * 1.7) * 90 * (1 - index / 9), 960 - index * 66];
      return glow(x, y, 26 - index, p.sun, 0.7) + circle(x, y, 9 - index * 0.6, p.sun);
    }).join("") +
    glow(900, 320, 90, p.sun, 0.8) +
    stroke("M900 330V240", p.ink, 7) +
    path("M900 240L980 262L900 288Z", p.warm) +
    folk(p, [
      [420, 960, 1, "raise"],
      [250, 970, 1.1, "rest"],
    ]) +
    path("M-20 950H760L800 1020H-20Z", mix(p.ink, "#000000", 0.3)),
  tv: (p, random) =>
    room(p, random) +
    glow(800, 560, 260, p.cool, 0.4) +
    rect(520, 360, 560, 340, p.ink, { rx: 16 }) +
    el(
      "svg",
      { x: 536, y: 376, width: 528, height: 308, viewBox: "0 0 528 308" },
      rect(0, 0, 528, 308, mix(p.cool, p.ground, 0.4)) +
        circle(264, 160, 140, mix(p.leaf, p.ground, 0.3)) +
        prop("luck", "wheel", 350, 160, 110, {
          base: p.warm,
          shade: p.ink,
          light: "#ffffff",
          accent: p.sun,
          ink: p.ink,
        }) +
        folk(p, [[150, 300, 1.1, "raise"]]),
    ) +
    rect(430, 700, 740, 90, mix(p.land, p.cool, 0.2), { rx: 6 }) +
    path("M90 1020V800a90 90 0 0 1 180-30h360a90 90 0 0 1 180 30V1020Z", mix(p.warm, p.ink, 0.55)) +
    folk(p, [
      [330, 860, 1.2, "rest"],
      [570, 860, 1.2, "cup"],
    ]) +
    path("M80 1020V870h740V1020Z", mix(p.warm, p.ink, 0.68)) +
    glow(1330, 620, 150, p.sun, 0.4) +
    prop("mines", "lantern", 1330, 690, 120, inksOf(p)) +
    rect(1240, 800, 180, 220, mix(p.land, p.cool, 0.2), { rx: 8 }),
  app: (p, random) =>
    fjord(p, random, 660) +
    shore(p, random, 880) +
    glow(800, 420, 300, p.leaf, 0.35) +
    heldPhone(
      780,
      150,
      1.55,
      mix("#d9a583", p.ground, 0.35),
      mix(p.warm, p.ink, 0.5),
      mix(p.ink, "#000000", 0.3),
      rect(0, 0, 200, 420, mix(p.ground, p.cool, 0.2)) +
        path("M0 150C60 90 120 190 200 110V210C130 260 70 170 0 240Z", p.leaf, { opacity: 0.75 }) +
        path("M0 110C60 50 120 140 200 70V120C130 190 70 110 0 160Z", p.warm, { opacity: 0.6 }) +
        path("M0 300L50 230L90 280L140 210L200 290V420H0Z", p.ink) +
        rect(16, 330, 76, 66, mix(p.cool, p.ink, 0.4), { rx: 6 }) +
        rect(108, 330, 76, 66, mix(p.warm, p.ink, 0.4), { rx: 6 }) +
        rect(16, 24, 90, 12, "#ffffff", { rx: 6, opacity: 0.8 }),
    ),
  signup: lodgeDoor,
};

/** A picture of the fjord under northern lights. */
export function drawAuroraNight(
  topic: IllustrationTopic,
  palette: IllustrationPalette,
  seed: number,
): string {
  const water =
    topic === "about"
      ? 720
      : topic === "responsible" || topic === "service" || topic === "blog" || topic === "tv"
        ? 560
        : 600;
  return nightSheet(palette, seed, water, (p) => scenes[topic](p, createRandom(`${topic} ${seed}`)));
}
