import { deviceFlags } from "@spilhus/lib";
import { PASSKEY_NAME } from "@spilhus/contracts/user-auth";

/** A first name for a passkey, from the device it was made on: names of products, the same in every language. */
export function deviceName(userAgent: string | undefined): string {
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
  return (name === "" ? "Passkey" : name).slice(0, PASSKEY_NAME.max);
}
