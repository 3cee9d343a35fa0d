const ALWAYS = [
  "X-Content-Type-Options",
  "nosniff",
  "Referrer-Policy",
  "strict-origin-when-cross-origin",
  "Permissions-Policy",
  "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy",
  "same-origin",
  "Cross-Origin-Resource-Policy",
  "same-origin",
];
/** Two years, as browsers' preload lists ask. Not for subdomains: a brand may run others elsewhere. */
const HSTS = ["Strict-Transport-Security", "max-age=63072000"];
const UNFRAMED = ["X-Frame-Options", "DENY"];

const variants = [ALWAYS, [...ALWAYS, ...HSTS], [...ALWAYS, ...UNFRAMED], [...ALWAYS, ...UNFRAMED, ...HSTS]];

/**
 * Headers of every answer, 200, 304 and errors alike, as a flat list of names and values.
 *
 * @param secure whether the visitor's connection is encrypted
 * @param framed whether an editor may frame the answer, which `X-Frame-Options` cannot express
 */
export function securityHeaders(secure: boolean, framed = false): readonly string[] {
  return variants[(framed ? 0 : 2) + (secure ? 1 : 0)] ?? ALWAYS;
}
