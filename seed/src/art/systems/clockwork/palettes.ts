import type { Palette } from "../../draw/drawingSystem.ts";

export const palettes: readonly Palette[] = [
  {
    deep: "#0b2447",
    mid: "#164a86",
    soft: "#4f8fcf",
    light: "#eaf6ff",
    accent: "#ffd166",
    second: "#8fd0ff",
  },
  {
    deep: "#1a1512",
    mid: "#43352a",
    soft: "#8a6a45",
    light: "#fff0d2",
    accent: "#e6a23c",
    second: "#d8b98a",
  },
  {
    deep: "#10261f",
    mid: "#1f4f40",
    soft: "#4f9278",
    light: "#f0ffe9",
    accent: "#ffb25c",
    second: "#a5e0c0",
  },
  {
    deep: "#2a0f16",
    mid: "#6a2030",
    soft: "#b0565c",
    light: "#fff0e6",
    accent: "#ffc46b",
    second: "#f2a8a0",
  },
  {
    deep: "#16162a",
    mid: "#34345f",
    soft: "#7474b3",
    light: "#f3f2ff",
    accent: "#7ef0d0",
    second: "#b5b3f0",
  },
];
