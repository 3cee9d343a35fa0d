import { mix } from "../draw/colour.ts";
import type { Random } from "../draw/random.ts";
import { circle, linear, path, rect, stroke } from "../draw/svg.ts";
import { fjord, glow, shore, type Night } from "./nightFjord.ts";

/** A lodge by the fjord with an open door; light from inside falls on the snow. */
export const lodgeDoor = (p: Night, random: Random): string =>
  fjord(p, random, 600) +
  shore(p, random, 800) +
  linear("path", 0, 830, 0, 1000, [
    [0, mix(p.leaf, "#ffffff", 0.5), 0.75],
    [1, p.leaf, 0.04],
  ]) +
  linear("within", 0, 430, 0, 830, [
    [0, mix(p.leaf, p.ground, 0.25)],
    [0.55, p.leaf],
    [1, mix(p.leaf, "#ffffff", 0.55)],
  ]) +
  path("M400 860V470L800 190L1200 470V860Z", mix(p.land, p.cool, 0.24)) +
  path("M800 190L1200 470V860H980L980 330Z", p.ink, { opacity: 0.32 }) +
  stroke(Array.from({ length: 7 }, (_, index) => `M410 ${500 + index * 54}H1190`).join(""), p.ink, 5, {
    opacity: 0.4,
  }) +
  path("M330 500L800 160L1270 500L1240 548L800 232L360 548Z", p.ink) +
  path("M330 500L800 160L1270 500L1262 480L800 140L338 480Z", mix(p.cool, "#ffffff", 0.72)) +
  [500, 1100]
    .map(
      (x) =>
        glow(x, 640, 40, p.sun, 0.45) +
        rect(x - 58, 570, 116, 140, p.ink, { rx: 6 }) +
        rect(x - 48, 580, 96, 120, p.sun, { rx: 3 }) +
        stroke(`M${x} 580V700M${x - 48} 636h96`, p.ink, 7),
    )
    .join("") +
  glow(800, 660, 230, p.leaf, 0.6) +
  rect(682, 440, 236, 420, p.ink, { rx: 8 }) +
  rect(698, 456, 204, 404, "url(#within)") +
  path("M902 456L1010 500V880L902 860Z", mix(p.land, p.cool, 0.42)) +
  path("M924 490L988 516V640L924 630ZM924 668L988 676V820L924 812Z", p.ink, { opacity: 0.4 }) +
  circle(990, 690, 8, p.sun) +
  path("M698 860H902L1130 1000H430Z", "url(#path)") +
  path("M640 1000L690 858H910L960 1000Z", p.leaf, { opacity: 0.08 }) +
  stroke("M800 300V352", p.ink, 6) +
  glow(800, 372, 30, p.sun, 0.8) +
  circle(800, 372, 17, p.sun);
