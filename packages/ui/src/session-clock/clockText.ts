const two = (value: number) => String(value).padStart(2, "0");

/** `H:MM:SS`, as a clock of one's own time shows it: hours are counted on past a day. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 3_600)}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
}
