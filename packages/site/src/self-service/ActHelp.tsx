import { islandTranslator } from "@spilhus/i18n/island";
import { Cluster, Link } from "@spilhus/ui";
import type { ActSettings } from "./actProps.ts";

/** Who helps, under a form that shuts its player out. */
export function ActHelp({ messages, help }: Pick<ActSettings, "messages" | "help">) {
  const t = islandTranslator(messages);
  return (
    <>
      <p>{t("selfService.doneHelp")}</p>
      <Cluster>
        {help.map(({ href, label, text }) => (
          <span key={href}>
            <Link href={href}>{text === undefined ? label : `${label}: ${text}`}</Link>
          </span>
        ))}
      </Cluster>
    </>
  );
}
