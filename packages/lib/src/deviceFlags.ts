import { deviceKind, isAndroid as isOnAndroid, isIpad, type DeviceHints } from "./deviceKind.ts";

/** What pages need to know about a device (R3.12). Exactly one of mobile, tablet and desktop is true. */
export interface DeviceFlags {
  readonly isMobile: boolean;
  readonly isTablet: boolean;
  readonly isDesktop: boolean;
  readonly isIos: boolean;
  readonly isAndroid: boolean;
  readonly isWindows: boolean;
  readonly isMacOS: boolean;
  readonly isApple: boolean;
  readonly isSafari: boolean;
  readonly isFirefox: boolean;
  readonly isEdge: boolean;
  readonly isChrome: boolean;
  readonly isSamsung: boolean;
}

/** Derives the device from its user agent (R3.12). An empty user agent counts as an unknown desktop. */
export function deviceFlags(userAgent: string, hints: DeviceHints = {}): DeviceFlags {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  const kind = deviceKind(userAgent, hints);
  const isPad = isIpad(userAgent, hints);
  const isIos = isPad || has(/iPhone|iPod/);
  const isAndroid = isOnAndroid(userAgent);
  const isMacOS = has(/Macintosh/) && !isPad;
  const isEdge = has(/Edg(?:e|A|iOS)?\//);
  const isSamsung = has(/SamsungBrowser\//);
  const isFirefox = has(/(?:Firefox|FxiOS)\//);
  const isChrome = !isEdge && !isSamsung && !has(/OPR\/|Opera/) && has(/(?:Chrome|CriOS|Chromium)\//);
  const isSafari =
    has(/Safari\//) && has(/Version\/[\d.]+/) && !(isEdge || isSamsung || isFirefox || isChrome || isAndroid);
  return {
    isMobile: kind === "mobile",
    isTablet: kind === "tablet",
    isDesktop: kind === "desktop",
    isIos,
    isAndroid,
    isWindows: has(/Windows/),
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
  };
}
