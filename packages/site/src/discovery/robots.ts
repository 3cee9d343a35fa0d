/** robots.txt: allows public pages; disallows gateway calls, internal addresses and game entrances. */
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
