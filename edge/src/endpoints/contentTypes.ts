const TYPES = new Map(
  Object.entries({
    js: "text/javascript; charset=utf-8",
    mjs: "text/javascript; charset=utf-8",
    css: "text/css; charset=utf-8",
    json: "application/json; charset=utf-8",
    map: "application/json; charset=utf-8",
    webmanifest: "application/manifest+json; charset=utf-8",
    txt: "text/plain; charset=utf-8",
    xml: "application/xml; charset=utf-8",
    svg: "image/svg+xml; charset=utf-8",
    png: "image/png",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    webp: "image/webp",
    avif: "image/avif",
    ico: "image/x-icon",
    woff2: "font/woff2",
    mp4: "video/mp4",
  }),
);

/**
 * The type of a file by its extension. A file with another extension is not served, and the upstream's content type
 * is ignored.
 */
export function contentTypeOf(path: string): string | undefined {
  const dot = path.lastIndexOf(".");
  return dot === -1 ? undefined : TYPES.get(path.slice(dot + 1).toLowerCase());
}

/** Whether a body of this type gets smaller when it is compressed. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/.test(contentType);
}
