/** An SVG document as a file for the image service. */
export interface SvgFile {
  /** File name with its ending. */
  readonly name: string;
  readonly mime: "image/svg+xml";
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/**
 * Makes a file of an SVG document and reads its size from its `viewBox`.
 *
 * @param name without ending.
 * @throws {Error} when the document has no `viewBox` from 0 0.
 */
export function svgFile(name: string, svg: string): SvgFile {
  const [, width, height] = /\bviewBox="0 0 (\d+)(?:\.\d+)? (\d+)(?:\.\d+)?"/.exec(svg) ?? [];
  if (width === undefined || height === undefined)
    throw new Error(`The drawing "${name}" has no viewBox from 0 0.`);
  return {
    name: `${name}.svg`,
    mime: "image/svg+xml",
    width: Number(width),
    height: Number(height),
    bytes: Buffer.from(svg),
  };
}
