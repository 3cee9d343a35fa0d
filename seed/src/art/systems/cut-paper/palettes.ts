import type { Palette } from "../../draw/drawingSystem.ts";

export const palettes: readonly Palette[] = [
  {
    deep: "#1d2b44",
    mid: "#2f5d7c",
    soft: "#e9a06b",
    light: "#fbe6c2",
    accent: "#e4572e",
    second: "#7fb0ac",
  },
  {
    deep: "#3a1730",
    mid: "#8c2f4e",
    soft: "#f0a08a",
    light: "#ffe9d0",
    accent: "#f4c04e",
    second: "#c9587a",
  },
  {
    deep: "#10352f",
    mid: "#1f6b57",
    soft: "#b9d18a",
    light: "#f6f0cd",
    accent: "#e98a33",
    second: "#57a287",
  },
  {
    deep: "#2a2350",
    mid: "#5a49a0",
    soft: "#b8a3e6",
    light: "#f4ecff",
    accent: "#ff9d5c",
    second: "#8377d1",
  },
  {
    deep: "#402214",
    mid: "#96532a",
    soft: "#eab566",
    light: "#fff1cf",
    accent: "#2f7f86",
    second: "#c9853f",
  },
  {
    deep: "#0f2a3f",
    mid: "#20627f",
    soft: "#9bd0d6",
    light: "#f2fbf5",
    accent: "#f2b134",
    second: "#4d9fb3",
  },
];
