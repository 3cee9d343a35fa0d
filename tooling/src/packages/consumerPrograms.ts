/**
 * Files of the consumer, as text: they import what only the packed packages offer, so this repository cannot compile
 * them.
 */

/** Imports every module of a list given as JSON; prints the failures as JSON. */
export const IMPORT_ALL = `
const failed = {};
for (const specifier of JSON.parse(process.argv[2])) {
  try {
    const module = await import(specifier);
    if (Object.keys(module).length === 0) failed[specifier] = "exports nothing";
  } catch (error) {
    failed[specifier] = String(error).split("\\n")[0];
  }
}
console.log(JSON.stringify(failed));
`;

/**
 * Lets plain Node import `next/navigation` and the like. Next declares no exports and expects its own bundler, which
 * adds the extension.
 */
export const RESOLVE_NEXT = `
import { registerHooks } from "node:module";
registerHooks({
  resolve: (specifier, context, next) =>
    next(/^next\\/(?:dist\\/client\\/components\\/)?[a-z-]+$/.test(specifier) ? specifier + ".js" : specifier, context),
});
`;

/** Renders a component on the server with values from the headless packages. */
export const RENDER = `
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Button } from "@spilhus/ui";
import { formatOre } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";

const amount = formatOre(123456700, "da");
const label = createElement(Button, { wide: true }, amount + " " + routeById("faq").path);
console.log(renderToStaticMarkup(label));
`;

/**
 * Configures an app of a repository that has brands and apps of its own and no packages, and keeps a page with the
 * handler that Next would load by the path it is given.
 */
export const KEEP_PAGE = `
import { mkdirSync, writeFileSync } from "node:fs";
import { defineNextConfig } from "@spilhus/site/next-config";

mkdirSync("apps/demo", { recursive: true });
mkdirSync("brands/demo/assets", { recursive: true });
writeFileSync("brands/demo/package.json", JSON.stringify({ name: "brand-demo", exports: { ".": "./index.ts" } }));
writeFileSync("brands/demo/assets/logo.svg", '<svg viewBox="0 0 10 10"></svg>');
const { cacheHandler } = defineNextConfig(process.cwd() + "/apps/demo");
const { default: Handler } = await import(cacheHandler);
await new Handler().set("/da", { kind: "APP_PAGE", html: "kept", headers: {} }, { tags: ["story"] });
const kept = await new Handler().get("/da", {});
// An expiry counts from the next millisecond on.
for (const stored = Date.now(); Date.now() === stored; );
await new Handler().revalidateTag("story");
console.log(kept.value.html, await new Handler().get("/da", {}));
`;

/** Uses types that would be \`any\`, and accept everything, if a declaration did not resolve. */
export const USE_TYPES = `
import type { ComponentProps } from "react";
import { Button } from "@spilhus/ui";
import { formatOre } from "@spilhus/i18n/island";
import { pathOf } from "@spilhus/routes";
import { createContentClient } from "@spilhus/content";
import { defineBrand } from "@spilhus/brand";

export const amount: string = formatOre(100, "da");
export const props: ComponentProps<typeof Button> = { kind: "primary", children: "Spil" };
// @ts-expect-error money is integer øre
formatOre("1,00 kr.", "da");
// @ts-expect-error the path of a route, not of its name
pathOf("faq");
// @ts-expect-error no such kind
export const loud: ComponentProps<typeof Button> = { kind: "loud", children: "Spil" };
// @ts-expect-error a client needs its configuration
createContentClient();
// @ts-expect-error a brand has parts
defineBrand({});
`;

/** Type-checks against the declarations themselves, in one of TypeScript's two ways to resolve packages. */
export function typeCheckConfig(resolution: "bundler" | "nodenext"): string {
  return JSON.stringify({
    compilerOptions: {
      target: "ES2024",
      lib: ["ES2024", "DOM", "DOM.Iterable"],
      module: resolution === "nodenext" ? "NodeNext" : "ESNext",
      moduleResolution: resolution,
      jsx: "react-jsx",
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: ["node"],
    },
    files: ["every-entry.ts", "use-types.ts"],
  });
}
