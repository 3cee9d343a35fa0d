/**
 * The image service of stories, as a service worker: whatever picture a page asks for under `/f/`, in whatever size,
 * is drawn here. So stories carry the very addresses the pages carry, and need no network, built or not.
 */
const PALETTES = [
  ["#16324f", "#f4b860", "#2a628f", "#e8e4d0"],
  ["#3b1f2b", "#ff8c61", "#8a3b52", "#ffd9b8"],
  ["#0f3d3e", "#e2b04a", "#2f7a6b", "#f0ead2"],
  ["#2a2352", "#7fd8be", "#5a4fa3", "#fcefef"],
  ["#5b1a18", "#f2c14e", "#a63c2b", "#f7e8c9"],
  ["#1d3b2a", "#f28f6b", "#4f8a5b", "#f3edd7"],
];

const DRAWINGS = [
  // hills under a sun
  (b, c, d) =>
    `<circle cx="68" cy="32" r="13" fill="${b}"/><path d="M0 62Q25 40 52 58T100 52V100H0Z" fill="${c}"/><path d="M0 78Q30 60 58 74T100 70V100H0Z" fill="${d}" opacity=".55"/>`,
  // a lamp's rays
  (b, c, d) =>
    `${Array.from({ length: 12 }, (_, i) => `<path transform="rotate(${i * 30} 50 52)" d="M50 52l-5 -80h10z" fill="${i % 2 ? c : d}" opacity=".5"/>`).join("")}<circle cx="50" cy="52" r="17" fill="${b}"/>`,
  // tiles
  (b, c, d) =>
    Array.from({ length: 36 }, (_, i) => {
      const [x, y] = [(i % 6) * 17, Math.floor(i / 6) * 17];
      return `<path d="M${x} ${y}h17v17a17 17 0 0 1 -17 -17z" fill="${[b, c, d][(i * 5 + Math.floor(i / 6)) % 3]}"/>`;
    }).join(""),
  // a boat on waves
  (b, c, d) =>
    `<path d="M50 20V58M50 22L74 54H50Z" fill="${d}" stroke="${d}" stroke-width="2"/><path d="M22 60H78L68 74H32Z" fill="${b}"/>${[72, 82, 92].map((y) => `<path d="M0 ${y}q8 -6 17 0t17 0t17 0t17 0t17 0t17 0V100H0Z" fill="${c}" opacity=".6"/>`).join("")}`,
  // a flower
  (b, c, d) =>
    `${Array.from({ length: 9 }, (_, i) => `<ellipse transform="rotate(${i * 40} 50 46)" cx="50" cy="26" rx="8" ry="17" fill="${i % 2 ? b : d}"/>`).join("")}<circle cx="50" cy="46" r="9" fill="${c}"/>`,
];

/** `/f/{space}/{w}x{h}/{hash}/{name}`, perhaps with `/m/{w}x{h}/…` behind it. */
const ADDRESS = /^\/f\/[^/]+\/(\d+)x(\d+)\/([0-9a-f]+)\/[^/]+(?:\/m\/(\d+)x(\d+))?/;

function draw(path) {
  const [, ownWidth, ownHeight, hash, askedWidth = 0, askedHeight = 0] = ADDRESS.exec(path) ?? [];
  if (hash === undefined) return undefined;
  const ratio = ownHeight / ownWidth;
  const width = Number(askedWidth) || (Number(askedHeight) ? askedHeight / ratio : Number(ownWidth));
  const height = Number(askedHeight) || Math.round(width * ratio);
  const seed = Number.parseInt(hash, 16);
  const [ground, ...colours] = PALETTES[(seed * 5) % PALETTES.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><rect x="-200" y="-200" width="500" height="500" fill="${ground}"/>${DRAWINGS[seed % DRAWINGS.length](...colours)}</svg>`;
}

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const picture = origin === location.origin ? draw(pathname) : undefined;
  if (picture === undefined) return;
  event.respondWith(new Response(picture, { headers: { "content-type": "image/svg+xml" } }));
});
addEventListener("message", (event) => event.waitUntil(clients.claim()));
