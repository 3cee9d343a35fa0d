import { readFileSync } from "node:fs";
import { join } from "node:path";
import { STUDIO_CLIENT_SCRIPT } from "@spilhus/game-api/studio-script";
import type { FastifyInstance } from "fastify";
import { html } from "../tool-pages/index.ts";
import { MOST_WIN_TIMES, PAYS, proof, STAKES_ORE } from "./maths.ts";

/** The one game of the studio. */
export const GAME = "bautastenen";

const PAGE = join(import.meta.dirname, "page");
const SCRIPT = readFileSync(join(PAGE, "bautastenen.js"), "utf8");
const STYLE = readFileSync(join(PAGE, "bautastenen.css"), "utf8");

/** The frame's document. What depends on the brand comes from the shell. */
function gamePage(shells: readonly string[]): string {
  const { rtpPercent, largestPay } = proof();
  const facts = {
    shells,
    pays: PAYS,
    stakesOre: STAKES_ORE,
    mostWinTimes: MOST_WIN_TIMES,
    largestTimes: largestPay / 100,
    rtpPercent,
  };
  return html`<!doctype html>
    <html lang="da">
      <head>
        <meta charset="utf-8" />
        <title>Bautastenen</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/game/bautastenen.css" />
        <script src="/game/spilhus-studio.js" defer></script>
        <script src="/game/bautastenen.js" defer></script>
      </head>
      <body>
        <main id="game" data-facts="${JSON.stringify(facts)}"></main>
      </body>
    </html>`.text;
}

/** The game's page and its files: only pages of the brands may frame it. */
export function gameRoutes(server: FastifyInstance, brands: readonly string[]): void {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; " +
    `base-uri 'none'; form-action 'none'; frame-ancestors ${brands.join(" ")}`;
  const page = gamePage(brands);
  server.get(`/embed/${GAME}`, (_request, reply) => {
    reply.raw.setHeader("content-security-policy", policy);
    return reply.type("text/html; charset=utf-8").send(page);
  });
  const files = {
    "spilhus-studio.js": ["text/javascript; charset=utf-8", STUDIO_CLIENT_SCRIPT],
    "bautastenen.js": ["text/javascript; charset=utf-8", SCRIPT],
    "bautastenen.css": ["text/css; charset=utf-8", STYLE],
  } as const;
  for (const [name, [type, text]] of Object.entries(files)) {
    server.get(`/game/${name}`, (_request, reply) => reply.type(type).send(text));
  }
}
