import { mix } from "../draw/colour.ts";
import { createRandom, hashText, type Random } from "../draw/random.ts";
import { circle, group, path, rect, stroke } from "../draw/svg.ts";
import { motifs, type Motif } from "../draw/drawingSystem.ts";
import { subjects } from "../subjects/subjects.ts";
import * as night from "./nightFjord.ts";
import { SHEET, stylePalettes, type IllustrationPalette, type IllustrationStyle } from "./palette.ts";
import * as hall from "./hallRoom.ts";
import { bankoPlate, coffeeCup, prop } from "./props.ts";

const { w, h } = SHEET;

const stillLife: readonly (readonly [Motif, string])[] = [
  ["bingo", "drum"],
  ["bingo", "bell"],
  ["bingo", "balls"],
  ["food", "coffee"],
  ["food", "cake"],
  ["fruit", "pear"],
  ["fruit", "cherries"],
  ["fruit", "citrus"],
  ["books", "hourglass"],
  ["books", "quill"],
  ["books", "openBook"],
  ["music", "gramophone"],
  ["luck", "clover"],
  ["luck", "magpie"],
  ["cards", "fan"],
  ["books", "key"],
];
const landmarks: readonly (readonly [Motif, string])[] = [
  ["space", "telescope"],
  ["sea", "lighthouse"],
  ["sea", "ship"],
  ["norse", "longship"],
  ["norse", "runestone"],
  ["winter", "cabin"],
  ["animals", "stag"],
  ["animals", "owl"],
  ["animals", "wolf"],
  ["mines", "lantern"],
  ["winter", "pine"],
  ["fishing", "boat"],
  ["city", "skyline"],
  ["space", "astronaut"],
  ["norse", "raven"],
  ["books", "hourglass"],
];

type Named = readonly [Motif, string];

/** The subject of this name, written as in an address: `open-book`. Undefined when nobody draws it. */
function subjectNamed(name: string): Named | undefined {
  const drawn = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const motif = motifs.find((each) => Object.hasOwn(subjects[each], drawn));
  return motif && [motif, drawn];
}

function hallCover(p: hall.Inked, random: Random, named: Named | undefined): string {
  const [motif, name] = named ?? random.pick(stillLife);
  const [ground, second] = random.pick([
    [p.sun, p.warm],
    [p.leaf, p.sun],
    [p.cool, p.warm],
    [mix(p.warm, p.ground, 0.25), p.sun],
    [mix(p.sun, p.ground, 0.5), p.leaf],
  ] as const);
  const x = random.range(560, 1040);
  const pattern = random.int(0, 3);
  const step = 130;
  const marks = Array.from({ length: 96 }, (_, index) => {
    const [mx, my] = [
      (index % 12) * step + 70 + (Math.floor(index / 12) % 2) * (step / 2),
      Math.floor(index / 12) * step + 60,
    ];
    return pattern === 0
      ? circle(mx, my, 12, p.ground)
      : pattern === 1
        ? path(`M${mx} ${my - 26}l18 26l-18 26l-18-26Z`, p.ground)
        : pattern === 2
          ? stroke(`M${mx - 40} ${my}q20-26 40 0t40 0`, p.ground, 6)
          : rect(mx - 22, my - 22, 44, 44, p.ground, { rx: 6 });
  }).join("");
  const inks = {
    base: ground === p.leaf ? p.warm : ground === p.sun ? p.warm : p.leaf,
    shade: mix(p.ink, p.warm, 0.25),
    light: mix(p.ground, "#ffffff", 0.5),
    accent: ground === p.sun ? p.cool : p.sun,
    ink: p.ink,
  };
  const beside = random.int(0, 2);
  return (
    rect(0, 0, w, h, ground) +
    group(marks, { opacity: 0.22 }) +
    circle(x + random.range(-120, 120), 430, random.range(300, 370), mix(second, p.ground, 0.15)) +
    circle(x, 440, 240, mix(p.ground, second, 0.12)) +
    hall.table({ ...p, table: mix(second === p.sun ? p.warm : second, p.ink, 0.25) }, 760) +
    group(prop(motif, name, x, 540, 290, inks), { filter: "url(#lift)" }) +
    (beside === 0
      ? bankoPlate(x < 800 ? 1080 : 140, 840, 380, x < 800 ? 12 : -12, p, [
          random.int(0, 8),
          random.int(9, 17),
          random.int(18, 26),
        ])
      : beside === 1
        ? coffeeCup(x < 800 ? 1230 : 330, 880, 1.7, ground === p.warm ? p.leaf : p.warm, p)
        : hall.chips(p, x < 800 ? 1180 : 330, 870)) +
    hall.chips(p, x - 60, 900)
  );
}

function nightCover(p: night.Night, random: Random, named: Named | undefined): string {
  const [motif, name] = named ?? random.pick(landmarks);
  const x = random.range(480, 1120);
  return (
    night.fjord(p, random, 640) +
    night.glow(x, 560, 240, random.chance(0.5) ? p.sun : p.leaf, 0.4) +
    circle(x, 480, random.range(230, 300), mix(p.sun, p.ground, 0.2), { opacity: 0.2 }) +
    prop(motif, name, x, 560, 310, {
      ...night.inksOf(p),
      base: mix(p.land, p.cool, 0.55),
      light: mix(p.sun, "#ffffff", 0.2),
    }) +
    night.shore(p, random, 840)
  );
}

/**
 * Draws the cover of an article, 1600 × 1000 px: in one style a still life on a table, in the other an object against
 * northern lights. The seed chooses object, place and inks. A seed that is the name of a subject, such as `open-book`, shows
 * just that, so that a text can say what the picture shows.
 */
export function drawCover(
  seed: string,
  style: IllustrationStyle,
  palette: IllustrationPalette = stylePalettes[style],
): string {
  const random = createRandom(`${style} ${seed}`);
  const named = subjectNamed(seed);
  return style === "paper-hall"
    ? hall.stampSheet(palette, hashText(seed), (p) => hallCover(p, random, named))
    : night.nightSheet(palette, hashText(seed), 640, (p) => nightCover(p, random, named));
}
