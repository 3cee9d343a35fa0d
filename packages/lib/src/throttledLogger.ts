import type { Clock } from "./clock.ts";

export type LogLevel = "debug" | "info" | "warn" | "error";
export type LogDetails = Readonly<Record<string, unknown>>;
export type Log = (level: LogLevel, message: string, details?: LogDetails) => void;

/** Messages remembered at once; the oldest go first, so that unbounded message texts cannot fill the memory. */
const MAX_MESSAGES = 500;

/**
 * Writes each message at most once per interval (R9.05). The first one after a pause has the number of suppressed lines
 * in `details.suppressed`. Put what varies into the details, not into the message.
 *
 * A line with `security: true` in its details is always written: one visitor's refusals must not hide those of another
 * (ASVS 5.0 16.3.3). Callers limit how many such lines a visitor can cause.
 *
 * @param write where lines go, e.g. pino or the console
 */
export function throttledLogger(write: Log, clock: Clock, intervalMs: number): Log {
  const seen = new Map<string, { at: number; suppressed: number }>();
  return (level, message, details) => {
    if (details?.["security"] === true) return write(level, message, details);
    const key = `${level} ${message}`;
    const now = clock.now();
    const last = seen.get(key);
    if (last && now - last.at < intervalMs) {
      last.suppressed += 1;
      return;
    }
    seen.delete(key);
    seen.set(key, { at: now, suppressed: 0 });
    if (seen.size > MAX_MESSAGES) seen.delete(seen.keys().next().value ?? key);
    const suppressed = last?.suppressed ?? 0;
    write(level, message, suppressed > 0 ? { ...details, suppressed } : details);
  };
}
