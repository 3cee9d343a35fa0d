/** robots.txt: everything public may be read; calls, internal addresses and entrances into games may not. */
export function robotsTxt(origin: string): string {
  return [
    "User-agent: *",
    "Disallow: /gateway/",
    "Disallow: /games/entrance/",
    "Disallow: /spil/",
    "Disallow: /spilleautomater/entrance/",
    "Disallow: /_",
    "Allow: /_next/static/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
