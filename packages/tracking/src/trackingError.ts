export type TrackingErrorCode = "tag-id";

/** Every error that this package throws. */
export class TrackingError extends Error {
  override readonly name = "TrackingError";
  readonly code: TrackingErrorCode;

  constructor(code: TrackingErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
