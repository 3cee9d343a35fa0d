import { islandTranslator } from "@spilhus/i18n/island";
import { Cluster, Link } from "@spilhus/ui";
import type { ExclusionSettings } from "./exclusionProps.ts";

/** Customer service answers questions about the account, so it is not listed as help for the player. */
const isService = (href: string) => /^(?:tel|mailto):/.test(href);

/** Help organisations, shown below an exclusion form. */
export function ExclusionHelp({ messages, help }: Pick<ExclusionSettings, "messages" | "help">) {
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
