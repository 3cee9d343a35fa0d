declare module "subset-font" {
  type Axis = number | { readonly min: number; readonly max: number };

  /** Cuts a font down to the characters of `text` and the axes named (subset-font 2.9, which ships no types). */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff2";
      readonly variationAxes?: Readonly<Record<string, Axis>>;
      readonly noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}
