import { html } from "../tool-pages/index.ts";

/** The page of the kit: the frame as the shell has it, and the checks beside it. */
export const kitPage = (frame: string): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Studio conformance</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>
          body {
            font:
              1rem/1.5 system-ui,
              sans-serif;
            margin: 1rem;
          }

          iframe {
            width: 100%;
            height: 70vh;
            border: 1px solid;
          }
        </style>
      </head>
      <body>
        <h1>Studio conformance</h1>
        <p role="status" id="task"></p>
        <iframe
          data-address="${frame}"
          title="The studio’s game"
          sandbox="allow-scripts allow-same-origin"
          allow="autoplay"
          referrerpolicy="origin"
        ></iframe>
        <ol id="checks"></ol>
        <script src="/kit.js"></script>
      </body>
    </html>`.text;
