import type { ShellSettings } from "@spilhus/contracts";
import { Notice } from "@spilhus/ui";
import { linkHref } from "@spilhus/page-kit/rich-text";

/** The editors' announcement above the header, such as planned maintenance. */
export function Announcement({ shell, label }: { readonly shell: ShellSettings; readonly label: string }) {
  if (!shell.announcement) return null;
  const href = linkHref(shell.announcement_link);
  return (
    <aside className="container announcement" aria-label={label}>
      <Notice tone="info">{href ? <a href={href}>{shell.announcement}</a> : shell.announcement}</Notice>
    </aside>
  );
}
