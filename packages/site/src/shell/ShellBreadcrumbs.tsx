import type { Translate } from "@spilhus/i18n";
import { Breadcrumbs } from "@spilhus/ui";
import type { Crumb } from "@spilhus/page-kit/seo";

/** Breadcrumbs from the front page; nothing on the front page itself. */
export function ShellBreadcrumbs({
  crumbs,
  t,
}: {
  readonly crumbs: readonly Crumb[];
  readonly t: Translate;
}) {
  const current = crumbs.at(-1);
  if (!current) return null;
  const way = [{ name: t("shell.frontPage"), path: "/" }, ...crumbs.slice(0, -1)];
  return (
    <div className="container">
      <Breadcrumbs
        label={t("shell.breadcrumb")}
        trail={way.map(({ name, path }) => ({ label: name, href: path }))}
        current={current.name}
      />
    </div>
  );
}
