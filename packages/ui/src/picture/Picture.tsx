/** One encoding of a picture; list AVIF before WebP, the browser takes the first it knows. */
export interface PictureSource {
  readonly type: "image/avif" | "image/webp";
  readonly srcSet: string;
  /** For art direction: a condition such as `(min-width: 48rem)`. */
  readonly media?: string;
  /** How wide it will stand there, where that is not the picture's own `sizes`. */
  readonly sizes?: string;
}

/** A picture at ready addresses, with the measures that keep its place while it loads. */
export interface PictureProps {
  readonly src: string;
  readonly srcSet?: string;
  readonly sources?: readonly PictureSource[];
  /** How wide it will stand, as in the `sizes` attribute. */
  readonly sizes?: string;
  /** Natural measures in pixels. */
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
  /** The page's largest picture: fetched first, not lazily. */
  readonly priority?: boolean;
}

/** A responsive picture: a `<picture>` where there are encodings to choose from, else its image alone. */
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
      // The page's largest picture is shown with the words about it, not some frames later.
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
