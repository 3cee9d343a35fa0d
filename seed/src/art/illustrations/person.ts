import { mix } from "../draw/colour.ts";
import { num } from "../draw/path.ts";
import { circle, el, group, path, stroke } from "../draw/svg.ts";

/** Position of an adult's hands. */
export type Pose = "rest" | "mark" | "raise" | "cup" | "headset" | "fold" | "cheer";
export type Look = {
  readonly skin: string;
  readonly hair: string;
  readonly coat: string;
  readonly ink: string;
  readonly cut: number;
  readonly pose: Pose;
  readonly glasses?: boolean;
};

const hands: Record<Pose, readonly [[number, number, number, number], [number, number, number, number]]> = {
  rest: [
    [-94, -6, -40, 26],
    [94, -6, 40, 26],
  ],
  mark: [
    [-94, -6, -46, 28],
    [100, -2, 30, 18],
  ],
  raise: [
    [-94, -6, -42, 26],
    [112, -96, 106, -206],
  ],
  cup: [
    [-94, -6, -42, 26],
    [96, -8, 52, -62],
  ],
  headset: [
    [-94, -6, -40, 26],
    [110, -60, 48, -158],
  ],
  fold: [
    [-94, -14, 26, 4],
    [94, -14, -26, -8],
  ],
  cheer: [
    [-112, -100, -104, -214],
    [112, -100, 104, -214],
  ],
};

const hairs: readonly string[] = [
  "M-37-168C-46-226-12-232 4-228C34-230 44-206 37-168C34-186 26-196 12-198C-8-194-28-196-37-168Z",
  "M-44-128C-58-236 58-236 44-128L28-126C36-160 30-186 8-196C-14-186-36-170-28-126Z",
  "M-37-170C-40-230 40-230 37-170C30-192 14-200 0-200C-14-200-30-192-37-170ZM-18-228a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z",
  "M-36-160C-40-112-20-118 0-118C20-118 40-112 36-160C28-142 16-140 0-141C-16-140-28-142-36-160Z",
  "M-42-150C-60-176-44-198-38-200C-36-224-12-228-4-224C12-236 34-222 36-204C54-194 50-164 42-150C40-176 28-190 6-192C-18-192-36-178-42-150Z",
];

/**
 * An adult behind a table, cut from paper: (x, y) is the table's edge, `scale` 1 makes the head about 80 px tall.
 * Faces are quiet and plain: a brow, a nose, lowered eyes.
 */
export function person(x: number, y: number, scale: number, look: Look): string {
  const dark = mix(look.coat, look.ink, 0.38);
  const shade = mix(look.skin, look.ink, 0.2);
  const arms = hands[look.pose]
    .map(
      ([ex, ey, hx, hy], index) =>
        stroke(
          `M${index === 0 ? -64 : 64} -84Q${ex} ${(ey - 84) / 2} ${ex} ${ey}Q${num((ex + hx) / 2)} ${num(ey + (hy - ey) * 0.6)} ${hx} ${hy}`,
          index === 0 ? look.coat : mix(look.coat, look.ink, 0.14),
          34,
        ) + circle(hx, hy, 17, look.skin),
    )
    .join("");
  const face =
    el("ellipse", { cx: 0, cy: -168, rx: 35, ry: 43, fill: look.skin }) +
    path("M8-210C34-208 37-184 35-160C32-138 18-126 2-125C20-146 22-184 8-210Z", shade) +
    stroke("M-18-170q7 4 13 0M8-170q7 4 13 0", look.ink, 2.6) +
    stroke(
      "M-20-181q8-5 15-2M7-183q8-3 15 2M1-168l5 15q-3 3-7 2M-9-140q10 5 19-1",
      mix(look.skin, look.ink, 0.5),
      2.4,
    );
  const glasses = look.glasses
    ? circle(-12, -170, 12, "none", { stroke: look.ink, "stroke-width": 2.6 }) +
      circle(14, -170, 12, "none", { stroke: look.ink, "stroke-width": 2.6 })
    : "";
  const set =
    look.pose === "headset"
      ? stroke("M-38-166C-42-226 42-226 38-166", look.ink, 6) +
        el("ellipse", { cx: 38, cy: -162, rx: 10, ry: 16, fill: look.ink }) +
        stroke("M38-150q0 24-24 26", look.ink, 4)
      : "";
  const body =
    path("M-84 60C-92-40-84-106-36-118L36-118C84-106 92-40 84 60Z", look.coat) +
    path("M14-118L36-118C84-106 92-40 84 60L36 60C52-20 40-90 14-118Z", dark) +
    path("M-15-136L15-136L18-114Q0-96-18-114Z", shade) +
    path("M-20-118L0-86L20-118L32-114L6-62L-6-62L-32-114Z", mix(look.coat, "#ffffff", 0.5));
  const mug =
    look.pose === "cup"
      ? path("M26-96H74C74-62 66-52 50-52C34-52 26-62 26-96Z", "#f6efe2") +
        stroke("M72-88q20 0 14 18q-4 8-16 8", "#f6efe2", 6) +
        circle(52, -62, 17, look.skin)
      : "";
  const behind = look.cut === 1 ? path("M-46-110C-62-236 62-236 46-110Z", mix(look.hair, look.ink, 0.3)) : "";
  return group(behind + body + face + path(hairs[look.cut] ?? "", look.hair) + glasses + set + arms + mug, {
    transform: `translate(${num(x)} ${num(y)}) scale(${scale})`,
  });
}

/** Adults of several ages in the inks of a picture. */
export function castOf(coats: readonly string[], ink: string): (index: number, pose: Pose) => Look {
  const skins = ["#e9bd9c", "#c98d66", "#f0cdb2", "#8d5a3c", "#dba884"];
  const hairs = ["#d8d3cb", "#5a3a26", "#a9a39c", "#2a1d18", "#b07a3c"];
  return (index, pose) => ({
    skin: skins[index % 5] ?? "#e9bd9c",
    hair: hairs[index % 5] ?? "#5a3a26",
    coat: coats[index % coats.length] ?? ink,
    ink,
    cut: [0, 1, 3, 2, 4][index % 5] ?? 0,
    pose,
    glasses: index % 3 === 0,
  });
}
