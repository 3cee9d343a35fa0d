const CLOSED =
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";
/** What a page with a game uses. No frame fills the screen: nobody would see clock and balance. A studio's may sound. */
const playing = (studioOrigin?: string) => {
  const sounds = studioOrigin === undefined ? "" : ` "${studioOrigin}"`;
  return `fullscreen=(self), autoplay=(self${sounds}), screen-wake-lock=(self)`;
};
const always = (permissions: string) => [
  "X-Content-Type-Options",
  "nosniff",
  "Referrer-Policy",
  "strict-origin-when-cross-origin",
  "Permissions-Policy",
  permissions,
  "Cross-Origin-Opener-Policy",
  "same-origin",
  "Cross-Origin-Resource-Policy",
  "same-origin",
];
/** Two years, as browsers' preload lists ask. Not for subdomains: a brand may run others elsewhere. */
const HSTS = ["Strict-Transport-Security", "max-age=63072000"];
const UNFRAMED = ["X-Frame-Options", "DENY"];

/** What an answer is used for, where headers depend on it. */
export interface AnswerUse {
  /** An editor may frame the answer, which `X-Frame-Options` cannot express. */
  readonly framed?: boolean;
  /** A game is played on the page. */
  readonly plays?: boolean;
  /** It is a studio's, of this origin. */
  readonly studioOrigin?: string | undefined;
}

function headersFor(
  secure: boolean,
  framed: boolean,
  plays: boolean,
  studioOrigin?: string,
): readonly string[] {
  const permissions = plays ? `${CLOSED}, ${playing(studioOrigin)}` : CLOSED;
  return [...always(permissions), ...(framed ? [] : UNFRAMED), ...(secure ? HSTS : [])];
}

const flags = [false, true];
/** Every variant, so that a request makes no list. */
const variants = flags.flatMap((plays) =>
  flags.flatMap((framed) => flags.map((secure) => headersFor(secure, framed, plays))),
);

/**
 * Headers of every answer, 200, 304 and errors alike, as a flat list of names and values.
 *
 * @param secure whether the visitor's connection is encrypted
 */
export function securityHeaders(
  secure: boolean,
  { framed = false, plays = false, studioOrigin }: AnswerUse = {},
): readonly string[] {
  if (studioOrigin !== undefined) return headersFor(secure, framed, plays, studioOrigin);
  return variants[(plays ? 4 : 0) + (framed ? 2 : 0) + (secure ? 1 : 0)] ?? headersFor(secure, framed, plays);
}
