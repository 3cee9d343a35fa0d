import {
  COLOR_KEYS,
  GROUND_KEYS,
  MOTION_KEYS,
  SHADOW_KEYS,
  SHAPE_KEYS,
  SPACE_KEYS,
  TYPE_KEYS,
} from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { LANDING_MS } from "../slot/plan/pace.ts";
import { SKINNED_SLOTS } from "../slot/player/loadSkin.ts";
import { houseGamesCss } from "./houseGamesCss.ts";

const sheet = houseGamesCss();

describe("the sheet of the house's games", () => {
  it("stands in one layer of the site's and loads nothing", () => {
    expect(sheet).toMatch(/^@layer player\{/);
    expect(sheet).not.toMatch(/url\((?!"#)|@import/);
    expect(sheet.split("{")).toHaveLength(sheet.split("}").length);
  });

  it("reads only tokens that every brand has, and properties of its own", () => {
    const tokens = [
      ...COLOR_KEYS.map((key) => `--color-${key}`),
      ...TYPE_KEYS.map((key) => `--type-${key}`),
      ...SPACE_KEYS.map((key) => `--space-${key}`),
      ...SHAPE_KEYS.map((key) => `--shape-${key}`),
      ...SHADOW_KEYS.map((key) => `--shadow-${key}`),
      ...MOTION_KEYS.map((key) => `--motion-${key}`),
      ...GROUND_KEYS.map((key) => `--ground-${key}`),
      ...["--font-display", "--font-body", "--font-display-variation"],
    ];
    const own = [...sheet.matchAll(/(--[a-z-]+):/g)].map(([, name]) => name);
    const read = [...sheet.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name);
    expect(read.filter((name = "") => !tokens.includes(name) && !own.includes(name))).toEqual([]);
  });

  it("has the materials of every slot that has a skin", () => {
    for (const game of SKINNED_SLOTS) expect(sheet).toContain(`.slot[data-game="${game}"] {`);
  });

  it("lands reels in the time that the plan of a round gives them", () => {
    const durations = [...sheet.matchAll(/animation: slot-(?:land|clack) (\d+)ms/g)].map(([, time]) =>
      Number(time),
    );
    expect(durations).toEqual([LANDING_MS, LANDING_MS]);
  });
});
