/** What describes a device besides its user agent. */
export interface DeviceHints {
  /** `Sec-CH-UA-Mobile`: true for `?1`. */
  readonly mobile?: boolean;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Mac, but no Mac has more than one touch point. */
  readonly maxTouchPoints?: number;
}

export type DeviceKind = "mobile" | "tablet" | "desktop";

/** Whether the device is an iPad, also one that asks for pages of a desktop. */
export const isIpad = (userAgent: string, { maxTouchPoints = 0 }: DeviceHints): boolean =>
  /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Windows Phone and some smart TVs name Android too. */
export const isAndroid = (userAgent: string): boolean =>
  /Android/.test(userAgent) && !/Windows/.test(userAgent);

/** The kind of a device by its user agent (R3.12). An empty user agent counts as a desktop. */
export function deviceKind(userAgent: string, hints: DeviceHints = {}): DeviceKind {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  // Android tablets leave "Mobile" out; Samsung's browser says "Mobile" nowhere but on phones.
  const isAndroidTablet = isAndroid(userAgent) && !has(/Mobile/) && hints.mobile !== true;
  if (isIpad(userAgent, hints) || isAndroidTablet || has(/Tablet|Silk(?!.*Mobile)/)) return "tablet";
  return hints.mobile === true || has(/iPhone|iPod|Mobi|Windows Phone/) ? "mobile" : "desktop";
}
