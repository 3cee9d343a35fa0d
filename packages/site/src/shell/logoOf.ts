const [width = 160, height = 40] = (process.env.NEXT_PUBLIC_LOGO_SIZE ?? "")
  .split("x")
  .map(Number)
  .filter(Boolean);

/**
 * The brand's logo for header and footer. Its measures are read from the drawing when the app is built, so that the
 * place is kept while it loads and nobody writes them down twice.
 */
export function logoOf(alt: string) {
  return { src: "/brand/logo.svg", width, height, alt };
}
