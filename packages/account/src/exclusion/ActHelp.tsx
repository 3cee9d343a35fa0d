import { islandTranslator } from "@spilhus/i18n/island";
import { Cluster, Link } from "@spilhus/ui";
import type { ActSettings } from "./actProps.ts";

/** Customer service is for questions about the account; here it is about the player. */
const isService = (href: string) => /^(?:tel|mailto):/.test(href);

/** Who helps, under a form that shuts its player out. */
export function ActHelp({ messages, help }: Pick<ActSettings, "messages" | "help">) {
  const t = islandTranslator(messages);
  return (
    <>
      <p>{t("selfService.doneHelp")}</p>
      <Cluster>
        {help
          .filter(({ href }) => !isService(href))
          .map(({ href, label, text }) => (
            <span key={href}>
              <Link href={href}>{text === undefined ? label : `${label}: ${text}`}</Link>
            </span>
          ))}
      </Cluster>
    </>
  );
}
