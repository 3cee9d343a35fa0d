import type { DeviceFlags } from "../src/deviceFlags.ts";
import type { DeviceHints } from "../src/deviceKind.ts";

const WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const BLINK = "AppleWebKit/537.36 (KHTML, like Gecko)";
/** What the device is, its user agent, the flags that are true, and hints. */
type Row = [string, string, (keyof DeviceFlags)[], DeviceHints?];

export const DEVICES: readonly Row[] = [
  [
    "Safari on iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} Version/19.1 Mobile/15E148 Safari/604.1`,
    ["isMobile", "isIos", "isApple", "isSafari"],
  ],
  [
    "Chrome on iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} CriOS/150.0.0.0 Mobile/15E148 Safari/604.1`,
    ["isMobile", "isIos", "isApple", "isChrome"],
  ],
  [
    "Firefox on iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} FxiOS/150.0 Mobile/15E148 Safari/605.1.15`,
    ["isMobile", "isIos", "isApple", "isFirefox"],
  ],
  [
    "Edge on iPhone",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${WEBKIT} Version/19.0 EdgiOS/150.0 Mobile/15E148 Safari/604.1`,
    ["isMobile", "isIos", "isApple", "isEdge"],
  ],
  [
    "an old iPad",
    `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${WEBKIT} Version/12.1.2 Mobile/15E148 Safari/604.1`,
    ["isTablet", "isIos", "isApple", "isSafari"],
  ],
  [
    "an iPad that calls itself a Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.1 Safari/605.1.15`,
    ["isTablet", "isIos", "isApple", "isSafari"],
    { maxTouchPoints: 5 },
  ],
  [
    "Safari on a Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/19.1 Safari/605.1.15`,
    ["isDesktop", "isMacOS", "isApple", "isSafari"],
    { maxTouchPoints: 0 },
  ],
  [
    "Chrome on a Mac",
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${BLINK} Chrome/150.0.0.0 Safari/537.36`,
    ["isDesktop", "isMacOS", "isApple", "isChrome"],
  ],
  [
    "Chrome on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/150.0.0.0 Safari/537.36`,
    ["isDesktop", "isWindows", "isChrome"],
  ],
  [
    "Edge on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    ["isDesktop", "isWindows", "isEdge"],
  ],
  [
    "Firefox on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0",
    ["isDesktop", "isWindows", "isFirefox"],
  ],
  [
    "Opera on Windows",
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Chrome/150.0.0.0 Safari/537.36 OPR/130.0.0.0`,
    ["isDesktop", "isWindows"],
  ],
  [
    "Firefox on Linux",
    "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
    ["isDesktop", "isFirefox"],
  ],
  [
    "Chrome on an Android phone",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/150.0.0.0 Mobile Safari/537.36`,
    ["isMobile", "isAndroid", "isChrome"],
  ],
  [
    "Chrome on an Android tablet",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/150.0.0.0 Safari/537.36`,
    ["isTablet", "isAndroid", "isChrome"],
  ],
  [
    "an Android phone asking for the desktop page",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/150.0.0.0 Safari/537.36`,
    ["isMobile", "isAndroid", "isChrome"],
    { mobile: true },
  ],
  [
    "Samsung Internet on a phone",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ["isMobile", "isAndroid", "isSamsung"],
  ],
  [
    "Samsung Internet on a tablet",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    ["isTablet", "isAndroid", "isSamsung"],
  ],
  [
    "Firefox on an Android phone",
    "Mozilla/5.0 (Android 14; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0",
    ["isMobile", "isAndroid", "isFirefox"],
  ],
  [
    "Firefox on an Android tablet",
    "Mozilla/5.0 (Android 14; Tablet; rv:150.0) Gecko/150.0 Firefox/150.0",
    ["isTablet", "isAndroid", "isFirefox"],
  ],
  [
    "Edge on an Android phone",
    `Mozilla/5.0 (Linux; Android 10; K) ${BLINK} Chrome/150.0.0.0 Mobile Safari/537.36 EdgA/150.0.0.0`,
    ["isMobile", "isAndroid", "isEdge"],
  ],
  [
    "the app's web view on Android",
    `Mozilla/5.0 (Linux; Android 14; wv) ${BLINK} Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36 FjordApp/1.2.3`,
    ["isMobile", "isAndroid", "isChrome"],
  ],
  ["nobody in particular", "", ["isDesktop"]],
];
