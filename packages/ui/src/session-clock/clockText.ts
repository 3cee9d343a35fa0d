const two = (value: number) => String(value).padStart(2, "0");

/** `H:MM:SS`; hours continue beyond 24. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 3_600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
