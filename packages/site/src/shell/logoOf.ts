const [width = 160, height = 40] = (process.env.NEXT_PUBLIC_LOGO_SIZE ?? "")
  .split("x")
  .map(Number)
  .filter(Boolean);

/**
 * The brand's logo for header and footer. The build reads its size from the SVG, so that the page reserves the space.
 */
export function logoOf(alt: string) {
  return { src: "/brand/logo.svg", width, height, alt };
}
