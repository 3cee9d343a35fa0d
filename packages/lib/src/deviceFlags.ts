/** What describes a device besides its user agent. */
export interface DeviceHints {
  /** `Sec-CH-UA-Mobile`: true for `?1`. */
  readonly mobile?: boolean;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Mac, but no Mac has more than one touch point. */
  readonly maxTouchPoints?: number;
}

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
  const isIpad = has(/iPad/) || (has(/Macintosh/) && (hints.maxTouchPoints ?? 0) > 1);
  const isIphone = has(/iPhone|iPod/);
  const isIos = isIpad || isIphone;
  // Windows Phone and some smart TVs name Android too.
  const isWindows = has(/Windows/);
  const isAndroid = !isWindows && has(/Android/);
  const isMacOS = has(/Macintosh/) && !isIpad;
  // Android tablets leave "Mobile" out; Samsung's browser says "Mobile" nowhere but on phones.
  const isTablet =
    isIpad || has(/Tablet|Silk(?!.*Mobile)/) || (isAndroid && !has(/Mobile/) && hints.mobile !== true);
  const isMobile = !isTablet && (isIphone || hints.mobile === true || has(/Mobi|Windows Phone/));
  const isEdge = has(/Edg(?:e|A|iOS)?\//);
  const isSamsung = has(/SamsungBrowser\//);
  const isFirefox = has(/(?:Firefox|FxiOS)\//);
  const isChrome = !isEdge && !isSamsung && !has(/OPR\/|Opera/) && has(/(?:Chrome|CriOS|Chromium)\//);
  const isSafari =
    has(/Safari\//) && has(/Version\/[\d.]+/) && !(isEdge || isSamsung || isFirefox || isChrome || isAndroid);
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    isIos,
    isAndroid,
    isWindows,
    isMacOS,
    isApple: isIos || isMacOS,
    isSafari,
    isFirefox,
    isEdge,
    isChrome,
    isSamsung,
  };
}
