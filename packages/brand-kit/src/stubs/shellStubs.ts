import { siteFrom, STUB_MARK } from "./stubMark.ts";

interface ShellFile {
  /** Folder under `app`. */
  readonly folder: string;
  readonly file: string;
  /** The lines after the mark; `SITE` stands for the path to the app's `site.ts`. */
  readonly lines: readonly string[];
}

const importSite = ['import { site } from "SITE";', ""];

/** A route handler; dynamic, because the edge caches what may be cached. */
const handler = (folder: string, method: "GET" | "POST", name: string): ShellFile => ({
  folder,
  file: "route.ts",
  lines: [
    ...importSite,
    'export const dynamic = "force-dynamic";',
    `export const ${method} = site.handlers.${name};`,
  ],
});

const errorPage = (folder: string, name: string): ShellFile => ({
  folder,
  file: "page.tsx",
  lines: [
    ...importSite,
    `const { Page, generateMetadata } = site.${name};`,
    "export { Page as default, generateMetadata };",
  ],
});

/** Files of every app besides its pages. */
const SHELL: readonly ShellFile[] = [
  {
    folder: "[ctx]",
    file: "layout.tsx",
    lines: [...importSite, 'export const dynamic = "force-static";', "export default site.Layout;"],
  },
  {
    folder: "[ctx]",
    file: "error.tsx",
    lines: ['"use client";', "", 'export { ErrorBoundaryView as default } from "@spilhus/site/errors";'],
  },
  { folder: "[ctx]", file: "not-found.tsx", lines: [...importSite, "export default site.NotFound;"] },
  errorPage("[ctx]/not-found", "NotFoundPage"),
  errorPage("[ctx]/server-error", "ServerErrorPage"),
  errorPage("[ctx]/unavailable", "UnavailablePage"),
  errorPage("[ctx]/payment-unavailable", "PaymentUnavailablePage"),
  {
    folder: "",
    file: "global-error.tsx",
    lines: ['"use client";', "", 'export { GlobalErrorView as default } from "@spilhus/site/errors";'],
  },
  handler("brand/site.css", "GET", "stylesheet"),
  handler("brand/player.css", "GET", "playerStylesheet"),
  handler("brand/games.css", "GET", "gamesStylesheet"),
  handler("brand/player.js", "GET", "playerScript"),
  handler("sitemap.xml", "GET", "sitemap"),
  handler("robots.txt", "GET", "robots"),
  handler("i18n/[locale]/messages.json", "GET", "messages"),
  handler("internal/revalidate", "POST", "revalidate"),
  handler("internal/build", "GET", "build"),
  handler("internal/preview/enter", "GET", "previewEnter"),
];

/** Next reads it beside the folder `app`, once, when the server starts. */
const INSTRUMENTATION = [STUB_MARK, 'export { register } from "@spilhus/site/instrumentation";', ""].join(
  "\n",
);

/**
 * The files every app has whatever its routes: layout, error views, route handlers, what runs at start. Path from the
 * app's folder to text.
 */
export function shellStubs(): ReadonlyMap<string, string> {
  const shell = new Map(
    SHELL.map(({ folder, file, lines }) => {
      const path = ["app", ...folder.split("/").filter((segment) => segment !== "")];
      const text = [STUB_MARK, ...lines, ""].join("\n").replace("SITE", siteFrom(path));
      return [[...path, file].join("/"), text];
    }),
  );
  return shell.set("instrumentation.ts", INSTRUMENTATION);
}
