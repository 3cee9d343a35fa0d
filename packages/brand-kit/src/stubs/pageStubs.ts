import { routeById, type RouteId } from "@spilhus/routes";
import { siteFrom, STUB_MARK } from "./stubMark.ts";

/** Folder of a route's page inside an app: path parameters become the framework's dynamic segments. */
const segmentsOf = (path: string): string[] =>
  path
    .split("/")
    .filter((segment) => segment !== "")
    .map((segment) => segment.replace(/^\{(\w+)\}$/, "[$1]"));

const stub = (id: RouteId, folder: readonly string[]): string =>
  [
    STUB_MARK,
    `import { page } from "@spilhus/site/pages/${id}";`,
    `import { site } from "${siteFrom(folder)}";`,
    "",
    "const { Page, generateMetadata } = site.page(page);",
    "export { Page as default, generateMetadata };",
    "",
  ].join("\n");

/**
 * The page files of an app, path from the app's folder to text: one page per enabled route under `app/[ctx]`, so
 * that each gets client code of its own and a disabled route is not compiled. A page whose query changes what is
 * rendered has a second file with the query as its last segment. Aliases need none: the edge forwards the canonical
 * path.
 */
export function pageStubs(enabledRoutes: readonly RouteId[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const id of enabledRoutes) {
    const route = routeById(id);
    const folder = ["app", "[ctx]", ...segmentsOf(route.path)];
    files.set([...folder, "page.tsx"].join("/"), stub(id, folder));
    if (!route.query) continue;
    const withQuery = [...folder, "[query]"];
    files.set([...withQuery, "page.tsx"].join("/"), stub(id, withQuery));
  }
  return files;
}
