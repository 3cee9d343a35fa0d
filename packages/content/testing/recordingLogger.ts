import type { ContentLogger } from "../src/logger/logger.ts";

/** A logger whose lines can be read afterwards. */
export function recordingLogger(): ContentLogger & { errors: string[]; warnings: string[] } {
  const errors: string[] = [];
  const warnings: string[] = [];
  return {
    errors,
    warnings,
    error: (_details, message) => void errors.push(message),
    warn: (_details, message) => void warnings.push(message),
  };
}
