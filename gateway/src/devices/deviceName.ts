import { deviceFlags } from "@spilhus/lib";

/**
 * A device's name: browser and kind as product names, the same in every language; `null` if the user agent does not
 * tell.
 */
export function deviceName(userAgent: string | undefined): string | null {
  const flags = deviceFlags(userAgent ?? "");
  const browser = flags.isEdge
    ? "Edge"
    : flags.isSamsung
      ? "Samsung Internet"
      : flags.isFirefox
        ? "Firefox"
        : flags.isChrome
          ? "Chrome"
          : flags.isSafari
            ? "Safari"
            : "";
  const ios = flags.isTablet ? "iPad" : "iPhone";
  const system = flags.isIos
    ? ios
    : flags.isAndroid
      ? "Android"
      : flags.isWindows
        ? "Windows"
        : flags.isMacOS
          ? "Mac"
          : "";
  const name = [browser, system].filter((part) => part !== "").join(" · ");
  return name === "" ? null : name;
}
