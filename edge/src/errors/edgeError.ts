const STATUS = {
  "bad-request": 400,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "body-too-large": 413,
  "unsupported-media-type": 415,
  "too-many-requests": 429,
  "upstream-failed": 502,
  unavailable: 503,
  "upstream-timeout": 504,
} as const;

export type EdgeErrorCode = keyof typeof STATUS;

/** Why the edge itself refuses or fails a request. The message is shown to the client. */
export class EdgeError extends Error {
  override readonly name = "EdgeError";
  readonly code: EdgeErrorCode;
  readonly statusCode: number;
  /** Extra headers of the answer, e.g. `Allow`. */
  readonly headers: readonly string[];
  /** Whether the connection is closed because what follows on it cannot be trusted. */
  readonly closes: boolean;

  constructor(
    code: EdgeErrorCode,
    message: string,
    options: { cause?: unknown; headers?: readonly string[]; closes?: boolean } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.statusCode = STATUS[code];
    this.headers = options.headers ?? [];
    this.closes = options.closes ?? false;
  }
}
