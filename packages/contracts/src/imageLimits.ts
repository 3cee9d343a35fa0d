/** Image option bounds (R9.08). `avif` is this platform's extension of the vendor's formats. */
export const IMAGE_LIMITS = {
  rotations: [0, 90, 180, 270],
  filterMin: 0,
  filterMax: 100,
  formats: ["webp", "png", "jpeg"],
  extendedFormats: ["avif"],
  maxDimension: 4000,
} as const;

/**
 * The variants of pictures that are made: an asked width becomes the next of these, other values the nearest. What the
 * site writes is among them; whatever else is asked for makes few pictures.
 */
export const IMAGE_LADDER = {
  widths: [
    16, 32, 48, 64, 96, 128, 160, 200, 240, 280, 320, 360, 400, 480, 560, 640, 720, 800, 960, 1120, 1200,
    1280, 1440, 1600, 1920, 2240, 2560, 3200, 4000,
  ],
  quality: [10, 20, 30, 40, 50, 60, 70, 75, 80, 90, 100],
  blur: [0, 5, 10, 20, 40, 100],
  brightness: [0, 10, 20, 50, 100],
} as const;
