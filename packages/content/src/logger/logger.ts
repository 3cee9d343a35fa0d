/** The part of a structured logger (pino's argument order) that this package uses. */
export interface ContentLogger {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}
