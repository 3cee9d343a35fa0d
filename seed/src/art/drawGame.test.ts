import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { luminance } from "./draw/colour.ts";
import {
  assignArt,
  drawGame,
  drawingSystems,
  frameOf,
  motifs,
  type DrawingSystem,
  type Format,
  type GameArtSpec,
} from "./index.ts";
import { subjects } from "./subjects/subjects.ts";

const formats: readonly Format[] = ["portrait", "landscape", "wide"];
const systems: readonly DrawingSystem[] = drawingSystems;

const specsOf = (id: GameArtSpec["system"], format: Format): GameArtSpec[] =>
  (systems.find((system) => system.id === id)?.motifs ?? []).map((motif, index) => ({
    seed: `${id}-${motif}`,
    system: id,
    palette: index,
    motif,
    format,
  }));

/** The tests below look at the same drawings; the finest of them take a tenth of a second to draw. */
const drawings = new Map<string, string>();
const drawn = (spec: GameArtSpec): string => {
  const name = JSON.stringify(spec);
  const known = drawings.get(name) ?? drawGame(spec);
  drawings.set(name, known);
  return known;
};

/** The picture at a fifth of its size: drawn small by the renderer, which is far quicker than scaling it down. */
const small = (svg: string) => sharp(Buffer.from(svg), { density: 14.4 });

/** Statistics of the small picture; for the SVG itself, sharp would render it at full size first. */
const statsOf = async (svg: string) => {
  const { data, info } = await small(svg).raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).stats();
};

/** Grey levels of the picture at `size` × `size`, for comparing what the eye sees at a glance. */
const greys = async (svg: string, size: number): Promise<Buffer> =>
  small(svg).resize(size, size, { fit: "fill" }).removeAlpha().raw().toBuffer();

/** Difference hash over the three channels: one bit for each neighbour in a row that is darker. */
const hashOf = async (svg: string): Promise<boolean[]> => {
  const pixels = await greys(svg, 12);
  return [...pixels].map((value, index) => value > (pixels[index + 3] ?? 0));
};

describe.each(drawingSystems.map(({ id }) => id))("a game drawn in %s", (id) => {
  it(
    "is the same each time, at most 60 KB, and brings no text, script or outside reference",
    { timeout: 60_000 },
    () => {
      for (const format of formats) {
        for (const spec of specsOf(id, format)) {
          const svg = drawn(spec);
          expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60 * 1024);
          expect(svg).not.toMatch(
            /<(?:text|script|image|foreignObject|style)\b|\son\w+=|href="(?!#)|url\((?!#)|NaN|undefined/,
          );
        }
        for (const spec of specsOf(id, format).slice(0, 2)) expect(drawGame(spec)).toBe(drawn(spec));
      }
    },
  );

  it("is rendered by the image service for each motif in each format", { timeout: 60_000 }, async () => {
    for (const format of formats) {
      for (const spec of specsOf(id, format)) {
        const { width, height } = await sharp(Buffer.from(drawn(spec))).metadata();
        expect([width, height]).toEqual([frameOf(format).w, frameOf(format).h]);
      }
    }
  });

  it("fills the sheet", { timeout: 60_000 }, async () => {
    for (const format of formats) {
      for (const spec of specsOf(id, format).slice(0, 2)) {
        const { channels, isOpaque } = await statsOf(drawn(spec));
        expect(isOpaque).toBe(true);
        expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(14);
      }
    }
  });

  it.each(["portrait", "wide"] as const)(
    "leaves ground on which white type can be read in %s",
    { timeout: 60_000 },
    async (format) => {
      const { w, h, calm } = frameOf(format);
      for (const spec of specsOf(id, format).slice(0, 2)) {
        const scale = 1 / 5;
        // Type stands in the inner part: its first tenth is where the picture sinks into the calm ground.
        const box =
          format === "portrait"
            ? { left: 0, top: 880, width: w, height: h - 880 }
            : { left: 0, top: 0, width: 880, height: h };
        expect(calm).toBeDefined();
        const { data } = await small(drawn(spec))
          .extract({
            left: 0,
            top: Math.round(box.top * scale),
            width: Math.round(box.width * scale),
            height: Math.round(box.height * scale) - 1,
          })
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const contrasts: number[] = [];
        for (let index = 0; index < data.length; index += 3) {
          const hex = `#${[0, 1, 2].map((channel) => (data[index + channel] ?? 0).toString(16).padStart(2, "0")).join("")}`;
          contrasts.push(1.05 / (luminance(hex) + 0.05));
        }
        contrasts.sort((a, b) => a - b);
        expect(contrasts[Math.floor(contrasts.length * 0.02)]).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

describe("the drawing systems", () => {
  it("are at least 14, each with 4 motifs and 5 palettes or more", () => {
    expect(new Set(systems.map(({ id }) => id)).size).toBeGreaterThanOrEqual(14);
    for (const system of systems) {
      expect(system.motifs.length).toBeGreaterThanOrEqual(4);
      expect(system.palettes.length).toBeGreaterThanOrEqual(5);
      expect(new Set(system.palettes.map((palette) => JSON.stringify(palette))).size).toBe(
        system.palettes.length,
      );
    }
  });

  it("have enough contrast for white text on the deep ink of every palette", () => {
    for (const system of systems)
      for (const { deep } of system.palettes)
        expect(1.05 / (luminance(deep) + 0.05)).toBeGreaterThanOrEqual(4.5);
  });

  it("draw every subject by name, each one differently", () => {
    for (const motif of motifs) {
      const variety = Object.keys(subjects[motif]).map((subject) =>
        drawGame({ seed: "same", system: "woodcut", palette: 0, motif, subject, format: "portrait" }),
      );
      expect(variety.length).toBeGreaterThanOrEqual(5);
      expect(new Set(variety).size).toBe(variety.length);
    }
  });

  it("differ by palette and by seed", () => {
    const spec = { seed: "a", system: "deco", palette: 0, motif: "egypt", format: "landscape" } as const;
    expect(drawGame({ ...spec, palette: 1 })).not.toBe(drawGame(spec));
    expect(drawGame({ ...spec, seed: "b" })).not.toBe(drawGame(spec));
  });

  it("list the motifs they draw when asked for another one", () => {
    expect(() => drawGame({ seed: "a", system: "crystal", motif: "food", format: "portrait" })).toThrow(
      '"crystal" does not draw "food": choose one of',
    );
  });
});

describe("neighbours in a lobby", () => {
  it(
    "look different at a glance: hashes of any two within 6 positions differ in a fifth of their bits",
    { timeout: 60_000 },
    async () => {
      const games = Array.from({ length: 48 }, (_, index) => ({
        slug: `sample-${index}`,
        theme: motifs[(index * 5) % motifs.length] ?? "luck",
        category: "slots",
      }));
      const hashes = await Promise.all([...assignArt(games).values()].map((spec) => hashOf(drawGame(spec))));
      for (const [index, hash] of hashes.entries()) {
        for (const other of hashes.slice(index + 1, index + 7)) {
          const different = hash.filter((bit, position) => bit !== other[position]).length;
          expect(different / hash.length).toBeGreaterThan(0.2);
        }
      }
    },
  );
});
