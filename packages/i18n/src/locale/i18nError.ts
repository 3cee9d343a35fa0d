export type I18nErrorCode = "locale" | "override" | "message" | "date-locale" | "time" | "amount";

/** Everything this package throws. */
export class I18nError extends Error {
  override readonly name = "I18nError";
  readonly code: I18nErrorCode;

  constructor(code: I18nErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
