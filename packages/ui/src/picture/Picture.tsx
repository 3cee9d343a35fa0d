/** One encoding of a picture; list AVIF before WebP, the browser takes the first it knows. */
export interface PictureSource {
  readonly type: "image/avif" | "image/webp";
  readonly srcSet: string;
  /** For art direction: a condition such as `(min-width: 48rem)`. */
  readonly media?: string;
  /** Its `sizes`, if they differ from the picture's. */
  readonly sizes?: string;
}

/** The addresses of a picture, with the size that reserves its space while it loads. */
export interface PictureProps {
  readonly src: string;
  readonly srcSet?: string;
  readonly sources?: readonly PictureSource[];
  /** Displayed width, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Natural size in pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
  /** The page's largest picture: fetched first, not lazily. */
  readonly priority?: boolean;
}

/** A responsive picture: a `<picture>` if there are several encodings, otherwise only an image. */
export function Picture({
  src,
  srcSet,
  sources = [],
  sizes,
  width,
  height,
  alt,
  priority = false,
}: PictureProps) {
  const sized = sizes === undefined ? {} : { sizes };
  const image = (
    <img
      src={src}
      {...(srcSet !== undefined && { srcSet })}
      {...sized}
      width={width}
      height={height}
      alt={alt}
      // The page's largest picture appears together with its text, not some frames later.
      decoding={priority ? "sync" : "async"}
      loading={priority ? "eager" : "lazy"}
      {...(priority && { fetchPriority: "high" })}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source
          key={`${source.media ?? ""} ${source.type}`}
          type={source.type}
          srcSet={source.srcSet}
          {...(source.sizes === undefined ? sized : { sizes: source.sizes })}
          {...(source.media !== undefined && { media: source.media })}
        />
      ))}
      {image}
    </picture>
  );
}
