export type TrackingErrorCode = "tag-id";

/** Everything this package throws. */
export class TrackingError extends Error {
  override readonly name = "TrackingError";
  readonly code: TrackingErrorCode;

  constructor(code: TrackingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
